// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n3) {
  n3 && n3.parentNode && n3.remove();
}
function k(n3, t4, r3) {
  var u3, i3, f3, o3 = {}, e3 = arguments.length;
  for (f3 in t4) "key" == f3 ? u3 = t4[f3] : "ref" == f3 && "function" != typeof n3 ? i3 = t4[f3] : o3[f3] = t4[f3];
  return e3 > 2 && (o3.children = e3 > 3 ? d.call(arguments, 2) : r3), m(n3, o3, u3, i3, null);
}
function m(r3, u3, i3, f3, o3) {
  var e3 = { type: r3, props: u3, key: i3, ref: f3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o3 || ++t, __i: -1, __u: 0 };
  return !o3 && n.vnode && n.vnode(e3), e3;
}
function $(n3) {
  return n3.children;
}
function x(n3, t4) {
  this.props = n3, this.context = t4, this.__g = 0;
}
function S(n3, t4) {
  if (null == t4) return n3.__ && S(n3.__, n3.__i + 1);
  for (var r3; t4 < n3.__k.length; t4++) if ((r3 = n3.__k[t4]) && r3.__e) return r3.__e;
  return "function" != typeof n3.type || n3.props.__P ? null : S(n3);
}
function C(t4) {
  var r3, u3 = t4.__v, i3 = u3.__e, f3 = [], o3 = [], e3 = t4.__P;
  e3 && ((r3 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r3), z(e3, r3, u3, t4.__n, e3.namespaceURI, 32 & u3.__u ? [i3] : null, f3, i3 || S(u3), 32 & u3.__u, o3), r3.__v = u3.__v, r3.__.__k[r3.__i] = r3, E(f3, r3, o3), u3.__ = u3.__e = null, r3.__e != i3 && j(r3));
}
function j(n3) {
  if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t4) {
    return t4 && (n3.__e = t4.__e);
  }), j(n3);
}
function L(t4) {
  (8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n3, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n3 = u.shift(), t4 = u.length, 8 & n3.__g && C(n3);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n3, t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
  var s3, h3, v3, w3, d3, _3, g3 = u3.__k || y, k3 = t4.length;
  for (l3 = q(r3, t4, g3, l3, k3), s3 = 0; s3 < k3; s3++) null != (v3 = r3.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _3 = z(n3, v3, h3, i3, f3, o3, e3, l3, c3, a3), w3 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a3.push(v3.ref, v3.__c || w3, v3)), d3 = d3 || w3, 4 & v3.__u ? (l3 = A(v3, l3, n3, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _3 ? l3 = _3 : w3 && (l3 = w3.nextSibling), v3.__u &= -21);
  return r3.__e = d3, l3;
}
function q(n3, t4, r3, u3, i3) {
  var f3, o3, e3, l3, c3, a3, s3, p3, y3, v3 = r3.length, d3 = v3, _3 = 0, g3 = 0, k3 = n3.__k = Array(i3);
  for (f3 = 0; f3 < i3; f3++) null != (o3 = t4[f3]) && "boolean" != typeof o3 && "function" != typeof o3 ? ("object" != typeof o3 || o3.constructor === String ? o3 = k3[f3] = m(null, o3) : w(o3) ? o3 = k3[f3] = m($, { children: o3 }) : o3.constructor === h && o3.__b ? o3 = k3[f3] = m(o3.type, o3.props, o3.key, o3.ref, o3.__v) : k3[f3] = o3, l3 = f3 + _3, o3.__ = n3, o3.__b = n3.__b + 1, e3 = null, ~(c3 = o3.__i = P(o3, r3, l3, d3)) && (d3--, (e3 = r3[c3]) && (e3.__u |= 2)), e3 && e3.__v ? (o3.__u |= 16, c3 == l3 - 1 ? _3-- : c3 == l3 + 1 ? _3++ : c3 != l3 && (c3 > l3 ? _3-- : _3++, g3 = 1)) : (~c3 || (i3 > v3 ? _3-- : i3 < v3 && _3++), "function" != typeof o3.type && (o3.__u |= 4))) : k3[f3] = null;
  if (g3) {
    for (a3 = [], s3 = [], f3 = 0; f3 < i3; f3++) if ((o3 = k3[f3]) && 16 & o3.__u) {
      for (_3 = 0, p3 = a3.length; _3 < p3; ) a3[y3 = _3 + p3 >> 1] < o3.__i ? _3 = y3 + 1 : p3 = y3;
      a3[_3] = o3.__i, s3[f3] = _3 + 1;
    }
    for (_3 = a3.length; f3--; ) s3[f3] && (s3[f3] == _3 ? _3-- : k3[f3].__u |= 4);
  }
  if (d3) for (f3 = 0; f3 < v3; f3++) !(e3 = r3[f3]) || 2 & e3.__u || (e3.__e == u3 && (u3 = S(e3)), J(e3, e3));
  return u3;
}
function A(n3, t4, r3, u3) {
  var i3, f3, o3, e3;
  if ("function" == typeof n3.type) {
    if (n3.props.__P) return t4;
    if (i3 = n3.__k) for (f3 = 0; f3 < i3.length; f3++) i3[f3] && (i3[f3].__ = n3, t4 = A(i3[f3], t4, r3, false));
    return t4;
  }
  for (t4 && !t4.parentNode && (t4 = S(n3)) && !t4.parentNode && (t4 = null), o3 = n3.__e, e3 = t4; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o3 != e3 && (!u3 && r3.moveBefore && o3.parentNode ? r3.moveBefore(o3, t4) : r3.insertBefore(o3, t4 || null)), t4 = o3; (t4 = t4 && t4.nextSibling) && 8 == t4.nodeType && !t4.data.startsWith("$s"); ) ;
  return t4;
}
function P(n3, t4, r3, u3) {
  var i3, f3 = n3.key, o3 = n3.type, e3 = t4[r3], l3 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f3 || l3 && f3 == e3.key && o3 == e3.type) return r3;
  if (u3 > (l3 ? 1 : 0)) {
    for (i3 = r3 - 1; i3 >= 0; i3--) if ((e3 = t4[i3]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i3;
    for (i3 = r3 + 1; i3 < t4.length; i3++) if ((e3 = t4[i3]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i3;
  }
  return -1;
}
function T(n3, t4, r3) {
  null == r3 && (r3 = ""), "-" == t4[0] ? n3.setProperty(t4, r3) : n3[t4] = r3;
}
function N(n3, t4, r3, u3, i3) {
  var f3, o3;
  if ("style" == t4) if ("string" == typeof r3) n3.style.cssText = r3;
  else {
    if ("string" == typeof u3 && (n3.style.cssText = u3 = ""), u3) for (t4 in u3) r3 && t4 in r3 || T(n3.style, t4);
    if (r3) for (t4 in r3) u3 && r3[t4] == u3[t4] || T(n3.style, t4, r3[t4]);
  }
  else if ("o" == t4[0] && "n" == t4[1]) "function" != typeof r3 && (r3 = null), "function" != typeof u3 && (u3 = null), (n3.__e || (n3.__e = {}))[t4] = r3, r3 && u3 || (o3 = a[t4] || (a[t4] = V(t4)), (n3.__a || (n3.__a = {}))[t4] = c, f3 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r3 ? n3.addEventListener(t4, o3, f3) : n3.removeEventListener(t4, o3, f3));
  else {
    if ("http://www.w3.org/2000/svg" == i3) t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t4 && "height" != t4 && "href" != t4 && "list" != t4 && "form" != t4 && "tabIndex" != t4 && "download" != t4 && "rowSpan" != t4 && "colSpan" != t4 && "role" != t4 && "popover" != t4 && t4 in n3) try {
      return void (n3[t4] = null == r3 ? "" : r3);
    } catch (n4) {
    }
    if ("function" == typeof r3) return;
    null == r3 || false === r3 && "-" != t4[4] ? n3.removeAttribute(t4) : n3.setAttribute(t4, "popover" == t4 && 1 == r3 ? "" : r3);
  }
}
function V(t4) {
  return function(r3) {
    var u3 = this.__e;
    if (u3) {
      if (u3 = u3[t4], null == r3[e]) r3[e] = c++;
      else if (r3[e] < this.__a[t4]) return;
      return u3(n.event ? n.event(r3) : r3);
    }
  };
}
function z(t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
  var s3, p3, v3, d3, k3, b, m3, M, C3, j3, L2, H2, q2, A3, O, P2, T3, N2, V2 = r3.type;
  if (r3.constructor !== h) return null;
  128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r3.__u |= c3, p3 = o3 = [], 8 == s3.nodeType ? l3 = B(s3, o3) : o3.push(s3), l3 = o3[0] || l3), (s3 = n.__b) && s3(r3);
  n: if ("function" == typeof V2) {
    v3 = e3.length;
    try {
      if (M = r3.props, C3 = (s3 = V2.prototype) && s3.render, j3 = (s3 = V2.contextType) && i3[s3.__c], L2 = s3 ? j3 ? j3.props.value : s3.__ : i3, (d3 = u3.__c) ? (r3.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C3 ? r3.__c = d3 = new V2(M, L2) : (r3.__c = d3 = new x(M, L2), d3.constructor = V2, d3.render = K), j3 && j3.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C3 && (d3.__s || (d3.__s = d3.state), V2.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V2.getDerivedStateFromProps(M, d3.__s)))), k3 = d3.props, b = d3.state, d3.__v = r3, u3.__c) {
        if (M !== k3 && C3 && !V2.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M, L2), r3.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M, d3.__s, L2)) {
          r3.__v != u3.__v && (d3.props = M, d3.state = d3.__s, d3.__g &= -9), r3.__e = u3.__e, r3.__k = u3.__k, r3.__k.some(function(n3) {
            n3 && (n3.__ = r3);
          }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e3.push(d3), l3 = S(u3);
          break n;
        }
        d3.componentWillUpdate && d3.componentWillUpdate(M, d3.__s, L2), C3 && d3.componentDidUpdate && d3.__h.push(function() {
          d3.componentDidUpdate(k3, b, m3);
        });
      } else C3 && !V2.getDerivedStateFromProps && d3.componentWillMount && d3.componentWillMount(), C3 && d3.componentDidMount && d3.__h.push(d3.componentDidMount);
      d3.context = L2, d3.props = M, d3.__P = t4, d3.__g &= -5, H2 = n.__r, q2 = C3 ? 25 : 0;
      do {
        d3.__g &= -9, H2 && H2(r3), s3 = d3.render(d3.props, d3.state = d3.__s, d3.context);
      } while (8 & d3.__g && ++q2 < 25);
      C3 && (y.push.apply(d3.__h, d3.__k), d3.__k = []), d3.state = d3.__s, d3.getChildContext && (i3 = _({}, i3, d3.getChildContext())), C3 && u3.__c && d3.getSnapshotBeforeUpdate && (m3 = d3.getSnapshotBeforeUpdate(k3, b)), A3 = s3 && s3.type === $ && null == s3.key ? s3.props.children : s3, M.__P && (s3 = l3, f3 = (t4 = M.__P).namespaceURI, c3 = o3 = null, u3.props && u3.props.__P != t4 && (u3.__k.some(function(n3) {
        n3 && J(n3, n3);
      }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t4, w(A3) ? A3 : [A3], r3, u3, i3, f3, o3, e3, l3, c3, a3), M.__P && (r3.__e = null, l3 = s3), r3.__u &= -161, p3 && p3.some(g), d3.__h.length && e3.push(d3), 1 & d3.__g && (d3.__g &= -4);
    } catch (t5) {
      if (e3.length = v3, r3.__v = null, c3 || o3) if (t5 && t5.then) {
        if (r3.__u |= 128 | c3, o3) {
          for (~(T3 = o3.indexOf(l3 || void 0)) || (T3 = o3.length); (N2 = o3[T3 - 1]) && 8 == N2.nodeType; ) T3--;
          for (; T3 < o3.length; T3++) if (N2 = o3[T3]) if (o3[T3] = null, O) {
            if (N2 == P2) break;
          } else {
            if (8 != N2.nodeType) break;
            N2.data.startsWith("$s") && (P2 = B(O = N2));
          }
        }
        if (!O) {
          for (; l3 && 8 == l3.nodeType && l3.nextSibling; ) l3 = l3.nextSibling;
          O = l3;
        }
        (s3 = B(O = r3.__c.__z || (r3.__c.__z = O))) ? (r3.__e = O, l3 = s3) : r3.__e = l3, l3 = l3 && l3.nextSibling;
      } else o3 && o3.some(g);
      else r3.__e = u3.__e;
      r3.__k || (r3.__k = u3.__k || []), t5 && t5.then || D(r3), n.__e(t5, r3, u3);
    }
  } else l3 = r3.__e = F(u3.__e, r3, u3, i3, f3, o3, e3, c3, a3, t4);
  return (s3 = n.diffed) && s3(r3), l3;
}
function B(n3, t4) {
  if (n3 && 8 == n3.nodeType && n3.data.startsWith("$s")) for (var r3 = 1; n3 = n3.nextSibling; ) {
    if (8 == n3.nodeType) {
      if (n3.data.startsWith("$s")) r3++;
      else if (n3.data.startsWith("/$s") && !--r3) return n3;
    }
    t4 && t4.push(n3);
  }
}
function D(n3) {
  n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t4, r3, u3) {
  for (var i3 = 0; i3 < u3.length; ) G(u3[i3++], u3[i3++], u3[i3++]);
  n.__c && n.__c(r3, t4), t4.some(function(r4) {
    try {
      t4 = r4.__h, r4.__h = [], t4.some(function(n3) {
        n3.call(r4);
      });
    } catch (t5) {
      n.__e(t5, r4.__v);
    }
  });
}
function F(t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
  var s3, h3, y3, _3, k3, b, m3, M, $2 = u3.props || p, x2 = r3.props, C3 = r3.type;
  if ("svg" == C3 ? f3 = "http://www.w3.org/2000/svg" : "math" == C3 ? f3 = "http://www.w3.org/1998/Math/MathML" : f3 || (f3 = "http://www.w3.org/1999/xhtml"), o3) {
    for (s3 = 0; s3 < o3.length; s3++) if ((k3 = o3[s3]) && (C3 ? k3.localName == C3 : 3 == k3.nodeType)) {
      t4 = k3, o3[s3] = null;
      break;
    }
  }
  if (!t4) {
    if (M = a3.ownerDocument || document, !C3) return M.createTextNode(x2);
    t4 = M.createElementNS(f3, C3, x2.is ? x2 : a3), l3 && (n.__m && n.__m(r3, o3), l3 = false), o3 = null;
  }
  if (C3) {
    if (a3 = "template" == C3 && t4.content || t4, o3 = "textarea" == C3 && null != x2.defaultValue ? null : o3 && d.call(a3.childNodes), !l3 && o3) for ($2 = {}, s3 = 0; s3 < t4.attributes.length; s3++) $2[(k3 = t4.attributes[s3]).name] = k3.value;
    for (s3 in $2) k3 = $2[s3], "dangerouslySetInnerHTML" == s3 ? y3 = k3 : "children" == s3 || s3 in x2 || "value" == s3 && "defaultValue" in x2 || "checked" == s3 && "defaultChecked" in x2 || N(t4, s3, null, k3, f3);
    for (s3 in x2) k3 = x2[s3], "children" == s3 ? _3 = k3 : "dangerouslySetInnerHTML" == s3 ? h3 = k3 : "value" == s3 ? b = k3 : "checked" == s3 ? m3 = k3 : l3 && "function" != typeof k3 || $2[s3] === k3 || N(t4, s3, k3, $2[s3], f3);
    h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t4.innerHTML) || (t4.innerHTML = h3.__html), r3.__k = []) : (y3 && (t4.textContent = ""), ("foreignObject" == C3 || "http://www.w3.org/1998/Math/MathML" == f3 && v.test(C3)) && (f3 = "http://www.w3.org/1999/xhtml"), I(a3, w(_3) ? _3 : [_3], r3, u3, i3, f3, o3, e3, o3 ? o3[0] : u3.__k && S(u3, 0), l3, c3), o3 && o3.some(g)), l3 && "textarea" != C3 || (s3 = "value", "progress" == C3 && null == b ? t4.removeAttribute(s3) : null == b || b === t4[s3] && ("progress" != C3 || b) || N(t4, s3, b, $2[s3], f3), s3 = "checked", null != m3 && m3 != t4[s3] && N(t4, s3, m3, $2[s3], f3));
  } else $2 === x2 || l3 && t4.data == x2 || (t4.data = x2);
  return t4;
}
function G(t4, r3, u3, i3) {
  try {
    "function" == typeof t4 ? r3 ? r3.__x = t4(r3) || 1 : i3 && (i3 = i3.__c || i3.__e) && (r3 = i3.__x) && (i3.__x = null, "function" == typeof r3 ? r3() : t4(null)) : t4.current = r3;
  } catch (t5) {
    n.__e(t5, u3);
  }
}
function J(t4, r3, u3) {
  var i3, f3, o3, e3;
  if (n.unmount && n.unmount(t4), !(i3 = t4.ref) || i3.current && i3.current != t4.__e || G(i3, null, r3, t4), i3 = t4.__c) {
    if (i3.componentWillUnmount) try {
      i3.componentWillUnmount();
    } catch (t5) {
      n.__e(t5, r3);
    }
    i3.__P = i3.__n = null;
  }
  if (i3 = t4.__k) for (e3 = 0; e3 < i3.length; e3++) i3[e3] && J(i3[e3], r3, "function" != typeof t4.type || u3 && !t4.props.__P);
  !u3 && (i3 = t4.__c) && (i3 = i3.__z) && (f3 = B(i3, o3 = [])) && (i3 == t4.__e && o3.some(g), g(f3), g(i3)), u3 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
}
function K(n3, t4, r3) {
  return this.constructor(n3, r3);
}
function Q(t4, r3) {
  var u3, i3, f3, o3;
  n.__ && n.__(t4, r3), 9 == r3.nodeType && (r3 = r3.documentElement), i3 = (u3 = t4 && 32 & t4.__u) ? null : r3.__k, r3.__k = m($, { children: [t4] }), f3 = [], o3 = [], z(r3, r3.__k, i3 || p, p, r3.namespaceURI, i3 ? null : r3.firstChild ? d.call(r3.childNodes) : null, f3, i3 ? i3.__e : r3.firstChild, u3, o3), E(f3, r3.__k, o3), r3.__k.props.children = null;
}
function U(n3) {
  function t4(n4) {
    var r3, u3;
    return this.getChildContext || (r3 = /* @__PURE__ */ new Set(), (u3 = {})[t4.__c] = this, this.getChildContext = function() {
      return u3;
    }, this.shouldComponentUpdate = function(n5) {
      this.props.value != n5.value && r3.forEach(function(n6) {
        n6.__g |= 4, L(n6);
      });
    }, this.sub = function(n5) {
      r3.add(n5);
      var t5 = n5.componentWillUnmount;
      n5.componentWillUnmount = function() {
        r3.delete(n5), t5 && t5.call(n5);
      };
    }), n4.children;
  }
  return t4.__c = "__cC" + s++, t4.__ = n3, t4.Provider = (t4.Consumer = function(n4, t5) {
    return n4.children(t5);
  }).contextType = t4, t4;
}
n = { __e: function(n3, t4, r3, u3) {
  for (var i3, o3, e3; t4 = t4.__; ) if ((i3 = t4.__c) && !(1 & i3.__g)) {
    i3.__g |= 4;
    try {
      if ((e3 = (o3 = i3.constructor) && o3.getDerivedStateFromError) && i3.setState(o3.getDerivedStateFromError(n3)), i3.componentDidCatch && (i3.componentDidCatch(n3, u3 || {}), e3 = 1), e3 && 8 & i3.__g) return void (i3.__g |= 2);
    } catch (t5) {
      n3 = t5;
    }
  }
  throw f = 0, n3;
} }, t = 0, r = function(n3) {
  return null != n3 && n3.constructor === h;
}, x.prototype.setState = function(n3, t4) {
  var r3 = this.__s;
  r3 && r3 != this.state || (r3 = this.__s = _({}, this.state)), "function" == typeof n3 && (n3 = n3(_({}, r3), this.props)), n3 && (_(r3, n3), this.__v && (t4 && this.__k.push(t4), L(this)));
}, x.prototype.forceUpdate = function(n3) {
  this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t4) {
  return n3.__v.__b - t4.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact/hooks/dist/hooks.mjs
var t2;
var r2;
var u2;
var i2;
var o2 = Object.is;
var f2 = 0;
var c2 = [];
var e2 = [];
var a2 = n;
var v2 = a2.__b;
var l2 = a2.__r;
var m2 = a2.diffed;
var h2 = a2.__c;
var s2 = a2.unmount;
var p2 = a2.__;
function y2(n3, t4) {
  a2.__h && a2.__h(r2, n3, f2 || t4), f2 = 0;
  var u3 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n3 >= u3.__.length && u3.__.push({}), u3.__[n3];
}
function d2(n3) {
  return f2 = 1, _2(G2, n3);
}
function _2(n3, u3, i3) {
  var f3 = y2(t2++, 2);
  if (f3.t = n3, !f3.__c && (f3.__ = [i3 ? i3(u3) : G2(void 0, u3), function(n4) {
    var t4 = (f3.__N || f3.__)[0], r3 = f3.t(t4, n4);
    o2(t4, r3) || (f3.__N = [r3, f3.__[1]], f3.__c.setState({}));
  }], f3.__c = r2, !r2.__f)) {
    r2.__f = true;
    var c3 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n4, t4, r3) {
      var u4 = this.__H;
      if (!u4) return true;
      var i4 = false, f4 = this.props != n4;
      if (u4.__.some(function(n5) {
        n5.__N && (i4 = true, o2(n5.__[0], n5.__N[0]) || (f4 = true));
      }), c3) {
        var e3 = c3.call(this, n4, t4, r3);
        return i4 ? e3 || f4 : e3;
      }
      return !i4 || f4;
    };
  }
  return f3.__;
}
function A2(n3, u3) {
  var i3 = y2(t2++, 3);
  !a2.__s && E2(i3.__H, u3) && (i3.__P = true, i3.__ = n3, i3.u = u3, r2.__H.__h.push(i3));
}
function T2(n3) {
  return f2 = 5, w2(function() {
    return { current: n3 };
  }, []);
}
function w2(n3, r3) {
  var u3 = y2(t2++, 7);
  return E2(u3.__H, r3) && (u3.__ = n3(), u3.__H = r3), u3.__;
}
function j2(n3) {
  var u3 = r2.context[n3.__c], i3 = y2(t2++, 9);
  return i3.c = n3, u3 ? (null == i3.__ && (i3.__ = true, u3.sub(r2)), u3.props.value) : n3.__;
}
function g2() {
  var n3;
  do {
    for (; n3 = e2.shift(); ) try {
      C2(n3);
    } catch (t5) {
      a2.__e(t5, { __: (n3 = n3.__P) && n3.__v });
    }
    for (; n3 = c2.shift(); ) {
      var t4 = n3.__H;
      if (n3.__P && t4) try {
        t4.__h.some(C2), t4.__h.some(D2), t4.__h = [];
      } catch (r3) {
        t4.__h = [], a2.__e(r3, n3.__v);
      }
    }
  } while (e2.length);
}
a2.__b = function(n3) {
  r2 = null, v2 && v2(n3);
}, a2.__ = function(n3, t4) {
  n3 && t4.__k && t4.__k.__m && (n3.__m = t4.__k.__m), p2 && p2(n3, t4);
}, a2.__r = function(n3) {
  l2 && l2(n3), t2 = 0;
  var i3 = (r2 = n3.__c).__H;
  i3 && (u2 == r2 ? r2.__h = [] : (i3.__h.some(C2), i3.__h.some(D2), t2 = 0), i3.__h = [], i3.__.some(function(n4) {
    n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
  })), u2 = r2;
}, a2.diffed = function(n3) {
  m2 && m2(n3);
  var t4 = n3.__c;
  t4 && t4.__H && (t4.__H.__h.length && B2(c2.push(t4)), t4.__H.__.some(function(n4) {
    n4.u && (n4.__H = n4.u);
  })), u2 = r2 = null;
}, a2.__c = function(n3, t4) {
  t4.some(function(n4) {
    try {
      n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
        return !n5.__ || D2(n5);
      });
    } catch (t5) {
      n4.__h = [function() {
        throw t5;
      }];
    }
  }), h2 && h2(n3, t4);
}, a2.unmount = function(n3) {
  s2 && s2(n3);
  var t4, r3, u3 = n3.__c;
  u3 && u3.__H && (u3.__H.__.some(function(u4) {
    try {
      if (u4.__P && u4.__c) {
        if (void 0 === r3) {
          for (r3 = n3.__; r3 && (!r3.__c || !r3.__c.__P); ) r3 = r3.__;
          r3 = r3 && r3.__c;
        }
        u4.__P = r3, B2(e2.push(u4));
      } else C2(u4);
    } catch (n4) {
      t4 = n4;
    }
  }), u3.__H = void 0, t4 && a2.__e(t4, u3.__v));
};
var k2 = "function" == typeof requestAnimationFrame;
function z2(n3) {
  var t4, r3 = function() {
    clearTimeout(u3), k2 && cancelAnimationFrame(t4), setTimeout(n3);
  }, u3 = setTimeout(r3, 35);
  k2 && (t4 = requestAnimationFrame(r3));
}
function B2(n3) {
  1 != n3 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n3) {
  var t4 = r2, u3 = n3.__c;
  "function" == typeof u3 && (n3.__c = void 0, u3()), r2 = t4;
}
function D2(n3) {
  var t4 = r2;
  n3.__c = n3.__(), r2 = t4;
}
function E2(n3, t4) {
  return !n3 || n3.length != t4.length || t4.some(function(t5, r3) {
    return !o2(t5, n3[r3]);
  });
}
function G2(n3, t4) {
  return "function" == typeof t4 ? t4(n3) : t4;
}

// front/announce.js
function isNews(sent, before2) {
  return sent.version !== before2.version || sent.announce !== before2.announce;
}
function aloud(text, turn) {
  return text && turn % 2 ? `${text} ` : text;
}

// front/flip.js
var APART = 30;
var SPREAD = 180;
function places(root) {
  const found = /* @__PURE__ */ new Map();
  for (const node of marked(root, "[data-spot]"))
    found.set(`spot ${node.dataset.spot}`, node.getBoundingClientRect());
  for (const node of marked(root, "[data-flip]"))
    found.set(node.dataset.flip ?? "", node.getBoundingClientRect());
  return found;
}
function travel(root, before2) {
  const style = getComputedStyle(root);
  const duration = Number.parseFloat(style.getPropertyValue("--eu-travel")) || 0;
  if (!duration) return;
  const easing = style.getPropertyValue("--eu-ease") || "ease-out";
  const moves = marked(root, "[data-flip]").map((node) => move(node, before2)).filter((found) => found !== null);
  const apart = Math.min(APART, SPREAD / Math.max(moves.length - 1, 1));
  moves.forEach(({ node, from }, i3) => {
    const frames = [
      { transform: from, zIndex: 2 },
      { transform: "translate(0, 0) scale(1)", zIndex: 2 }
    ];
    node.animate(frames, { duration, delay: i3 * apart, easing, fill: "backwards", composite: "add" });
  });
}
function settle(root) {
  for (const motion of root.getAnimations({ subtree: true }))
    if (!(motion instanceof CSSTransition)) motion.finish();
}
function move(node, before2) {
  const { flip = "", flipFrom } = node.dataset;
  const old = before2.get(flip) ?? before2.get(`spot ${flipFrom}`);
  const now = node.getBoundingClientRect();
  if (!old?.width || !now.width) return null;
  const zoom = (
    /** @type {{ currentCSSZoom?: number }} */
    node.currentCSSZoom ?? 1
  );
  const from = shift(old, now, zoom);
  return from ? { node, from } : null;
}
function shift(old, now, zoom) {
  const x2 = (old.left + old.width / 2 - now.left - now.width / 2) / zoom;
  const y3 = (old.top + old.height / 2 - now.top - now.height / 2) / zoom;
  const size = old.width / now.width;
  if (Math.abs(x2) < 1 && Math.abs(y3) < 1 && Math.abs(size - 1) < 0.02) return "";
  return `translate(${x2.toFixed(1)}px, ${y3.toFixed(1)}px) scale(${size.toFixed(3)})`;
}
function marked(root, selector) {
  return [.../** @type {NodeListOf<HTMLElement>} */
  root.querySelectorAll(selector)];
}

// front/focus.js
function held(root) {
  const node = document.activeElement;
  if (!(node instanceof HTMLElement) || !root.contains(node)) return null;
  const group = node.dataset.group ?? "";
  return { node, group, name: node.dataset.focus ?? "", place: members(root, group).indexOf(node) };
}
function restore(root, before2) {
  if (!before2 || document.activeElement !== document.body && document.activeElement !== null) return;
  successor(root, before2).focus({ preventScroll: true });
}
function successor(root, before2) {
  if (before2.node.isConnected && root.contains(before2.node)) return before2.node;
  const all = members(root, before2.group);
  const named = before2.name && all.find((node) => node.dataset.focus === before2.name);
  return named || all[Math.min(Math.max(before2.place, 0), all.length - 1)] || next(root);
}
function next(root) {
  const inside = root.querySelector('[data-next-focus] [tabindex="0"]');
  return (
    /** @type {HTMLElement | null} */
    inside ?? root.querySelector("[data-next-focus]") ?? root
  );
}
function members(root, group) {
  return group ? [.../** @type {NodeListOf<HTMLElement>} */
  root.querySelectorAll(`[data-group="${group}"]`)] : [];
}
function guardFocus(root) {
  let last = null;
  const remember = () => {
    last = held(root);
  };
  const watcher = new MutationObserver(() => {
    if (last && !last.node.isConnected) restore(root, last);
  });
  root.addEventListener("focusin", remember);
  watcher.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}

// node_modules/htm/dist/htm.module.js
var n2 = function(t4, s3, r3, e3) {
  var u3;
  s3[0] = 0;
  for (var h3 = 1; h3 < s3.length; h3++) {
    var p3 = s3[h3++], a3 = s3[h3] ? (s3[0] |= p3 ? 1 : 2, r3[s3[h3++]]) : s3[++h3];
    3 === p3 ? e3[0] = a3 : 4 === p3 ? e3[1] = Object.assign(e3[1] || {}, a3) : 5 === p3 ? (e3[1] = e3[1] || {})[s3[++h3]] = a3 : 6 === p3 ? e3[1][s3[++h3]] += a3 + "" : p3 ? (u3 = t4.apply(a3, n2(t4, a3, r3, ["", null])), e3.push(u3), a3[0] ? s3[0] |= 2 : (s3[h3 - 2] = 0, s3[h3] = u3)) : e3.push(a3);
  }
  return e3;
};
var t3 = /* @__PURE__ */ new Map();
function htm_module_default(s3) {
  var r3 = t3.get(this);
  return r3 || (r3 = /* @__PURE__ */ new Map(), t3.set(this, r3)), (r3 = n2(this, r3.get(s3) || (r3.set(s3, r3 = (function(n3) {
    for (var t4, s4, r4 = 1, e3 = "", u3 = "", h3 = [0], p3 = function(n4) {
      1 === r4 && (n4 || (e3 = e3.replace(/^\s*\n\s*|\s*\n\s*$/g, ""))) ? h3.push(0, n4, e3) : 3 === r4 && (n4 || e3) ? (h3.push(3, n4, e3), r4 = 2) : 2 === r4 && "..." === e3 && n4 ? h3.push(4, n4, 0) : 2 === r4 && e3 && !n4 ? h3.push(5, 0, true, e3) : r4 >= 5 && ((e3 || !n4 && 5 === r4) && (h3.push(r4, 0, e3, s4), r4 = 6), n4 && (h3.push(r4, n4, 0, s4), r4 = 6)), e3 = "";
    }, a3 = 0; a3 < n3.length; a3++) {
      a3 && (1 === r4 && p3(), p3(a3));
      for (var l3 = 0; l3 < n3[a3].length; l3++) t4 = n3[a3][l3], 1 === r4 ? "<" === t4 ? (p3(), h3 = [h3], r4 = 3) : e3 += t4 : 4 === r4 ? "--" === e3 && ">" === t4 ? (r4 = 1, e3 = "") : e3 = t4 + e3[0] : u3 ? t4 === u3 ? u3 = "" : e3 += t4 : '"' === t4 || "'" === t4 ? u3 = t4 : ">" === t4 ? (p3(), r4 = 1) : r4 && ("=" === t4 ? (r4 = 5, s4 = e3, e3 = "") : "/" === t4 && (r4 < 5 || ">" === n3[a3][l3 + 1]) ? (p3(), 3 === r4 && (h3 = h3[0]), r4 = h3, (h3 = h3[0]).push(2, 0, r4), r4 = 0) : " " === t4 || "	" === t4 || "\n" === t4 || "\r" === t4 ? (p3(), r4 = 2) : e3 += t4), 3 === r4 && "!--" === e3 && (r4 = 4, h3 = h3[0]);
    }
    return p3(), h3;
  })(s3)), r3), arguments, [])).length > 1 ? r3 : r3[0];
}

// front/html.js
var FOCUSABLE = /* @__PURE__ */ new Set(["a", "button", "input", "select", "summary", "textarea"]);
var before = n.vnode;
n.vnode = (vnode) => {
  const props = (
    /** @type {Record<string, unknown>} */
    vnode.props
  );
  if (typeof vnode.type === "string" && (FOCUSABLE.has(vnode.type) || "tabIndex" in props)) {
    props["data-lm-suppress-shortcuts"] = "true";
  }
  before?.(vnode);
};
var html = htm_module_default.bind(k);

// front/kernel.js
var SLOW = 1500;
var LOST = 9e3;
var FROM_PAGE = "euchre-kernel";
function watchKernel(tell) {
  let asked = false;
  let cutOff = false;
  const lost = () => asked || tell("lost");
  const wait = patience(() => tell("slow"), lost);
  const heard = () => {
    wait.end();
    cutOff = false;
    tell("alive");
  };
  const line = () => {
    cutOff = !cutOff;
    tell(cutOff ? "lost" : "alive");
  };
  const deafen = hearPage((isLost) => {
    asked = true;
    if (isLost) tell("lost");
    else if (!wait.lasts()) tell("alive");
  });
  const stop = () => {
    wait.end();
    deafen();
  };
  return { sent: wait.begin, heard, line, stop };
}
function patience(slow, lost) {
  let timers = [];
  const begin = () => {
    if (!timers.length) timers = [setTimeout(slow, SLOW), setTimeout(lost, LOST)];
  };
  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  return { begin, end, lasts: () => timers.length > 0 };
}
function hearPage(told) {
  const hear = (event) => told(
    /** @type {CustomEvent<string>} */
    event.detail === "lost"
  );
  globalThis.addEventListener?.(FROM_PAGE, hear);
  return () => globalThis.removeEventListener?.(FROM_PAGE, hear);
}

// front/icons.js
var SUIT_CLASS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
function Icon({ name }) {
  return html`<svg class="eu-icon" aria-hidden="true"><use href=${`#eu-i-${name}`} /></svg>`;
}
function Suit({ suit, label }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`eu-suit ${SUIT_CLASS[suit]}`} ...${spoken}><use href=${`#eu-s-${suit}`} /></svg>`;
}
function NamedSuit({ suit, name, wide = false }) {
  const sign = suit ? html`<${Suit} suit=${suit} />` : html`<${Icon} name="none" />`;
  return html`${sign}<span class=${wide ? "wide" : void 0}>${name}</span>`;
}

// front/store.js
var PREFIX = "euchre_tutor:1:";
var CHANGED = "euchre-choices";
var shelf;
try {
  shelf = globalThis.localStorage;
} catch {
}
function kept(key) {
  try {
    return shelf?.getItem(PREFIX + key) ?? "";
  } catch {
    return "";
  }
}
function keep(key, text) {
  try {
    if (text) shelf?.setItem(PREFIX + key, text);
    else shelf?.removeItem(PREFIX + key);
  } catch {
  }
}
function watchPlace(key, tell) {
  const heard = (event) => {
    const { key: name, newValue } = (
      /** @type {StorageEvent} */
      event
    );
    if (name === PREFIX + key) tell(newValue ?? "");
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
function choices() {
  const text = kept("choices");
  return { four: text.includes("four"), big: text.includes("big") };
}
function choose(wish) {
  keep("choices", [wish.four ? "four" : "", wish.big ? "big" : ""].filter(Boolean).join(" "));
  dispatchEvent(new CustomEvent(CHANGED, { detail: wish }));
}
function watchChoices(tell) {
  const heard = (event) => tell(
    /** @type {CustomEvent<Choices>} */
    event.detail
  );
  addEventListener(CHANGED, heard);
  return () => removeEventListener(CHANGED, heard);
}

// front/panels.js
function useFocus() {
  const ref = T2(
    /** @type {HTMLElement | null} */
    null
  );
  A2(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
function Tools({ panel, choices: choices2, text, onOpen }) {
  return html`<div class="eu-tools">
		${panel && html`
			<button type="button" data-group="tools" class="eu-btn" aria-pressed=${choices2.four} onClick=${() => choose({ ...choices2, four: !choices2.four })}>${text("four_colours")}</button>
			<button type="button" data-group="tools" class="eu-btn" aria-pressed=${choices2.big} onClick=${() => choose({ ...choices2, big: !choices2.big })}><${Icon} name="screen" />${text("projector")}</button>
			<button type="button" data-group="tools" class="eu-btn" aria-expanded=${panel === "keys"} onClick=${() => onOpen(panel === "keys" ? "more" : "keys")}><${Icon} name="keys" />${text("keys")}</button>
			<button type="button" data-group="tools" class="eu-btn" aria-expanded=${panel === "sure"} onClick=${() => onOpen(panel === "sure" ? "more" : "sure")}><${Icon} name="again" />${text("afresh")}</button>`}
		<button type="button" data-group="tools" class="eu-btn icon-only" aria-label=${text("more")} aria-expanded=${Boolean(panel)} onClick=${() => onOpen(panel ? "" : "more")}><${Icon} name="more" /></button>
	</div>`;
}
function Keys({ lines: lines2, text, onClose }) {
  const ref = useFocus();
  return html`<section class="eu-panel" role="dialog" aria-label=${text("keys")}>
		<h3>${text("keys")}</h3>
		<dl class="eu-keys">${lines2.map(([keys, meaning]) => html`<dt>${keys}</dt><dd>${meaning}</dd>`)}</dl>
		<button type="button" class="eu-btn" ref=${ref} onClick=${onClose}>${text("close")}</button>
	</section>`;
}
function Sure({ text, onYes, onNo }) {
  const ref = useFocus();
  return html`<section class="eu-panel" role="dialog" aria-label=${text("afresh")}>
		<p>${text("afresh_sure")}</p>
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${onYes}>${text("afresh")}</button>
			<button type="button" class="eu-btn" ref=${ref} onClick=${onNo}>${text("stay")}</button>
		</div>
	</section>`;
}
function Meaning({ term, style, text, onClose }) {
  const ref = useFocus();
  return html`<section class="eu-panel eu-pop" role="dialog" aria-label=${term.term} style=${style}>
		<h3>${term.term}</h3>
		<p>${term.definition}</p>
		<button type="button" class="eu-btn" ref=${ref} onClick=${onClose}>${text("close")}</button>
	</section>`;
}
function FaultBox({ fault, text, onGoOn, onAfresh }) {
  return html`<section class="eu-panel bad" role="alert">
		<h3>${text("fault")}</h3>
		<p>${fault.text}</p>
		<p class="eu-label">${text("code")} ${fault.code}</p>
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${onGoOn}>${text("go_on")}</button>
			<button type="button" class="eu-btn bare" onClick=${onAfresh}>${text("afresh")}</button>
		</div>
	</section>`;
}
function CarryOn({ text, onCarryOn, onAnew }) {
  return html`<section class="eu-panel lit">
		<p>${text("carry_on_offer")}</p>
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${onCarryOn}>${text("carry_on")}</button>
			<button type="button" class="eu-btn bare" onClick=${onAnew}>${text("begin_anew")}</button>
		</div>
	</section>`;
}
function Elsewhere({ text }) {
  return html`<p class="eu-label" role="status">${text("elsewhere")}</p>`;
}
function Lost({ pulse, text }) {
  if (pulse === "slow") return html`<p class="eu-label" role="status">${text("slow")}</p>`;
  const page = document.documentElement.classList.contains("eu-theme");
  return html`<section class="eu-panel bad" role="alert">
		<p>${text("lost")}</p>
		<p class="eu-label">${text(page ? "lost_page" : "lost_notebook")}</p>
		${page && html`<button type="button" class="eu-btn" onClick=${() => location.reload()}>${text("start_again")}</button>`}
	</section>`;
}

// ../euchre_tutor/art/cards.svg
var cards_default = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 200" class="eu-sprite">\n<!-- Our own art. Suits 64x64, filled with currentColor. Ranks are strokes, 60 high. A card is 100x140 units. -->\n<defs>\n<symbol id="eu-s-S" viewBox="0 0 64 64"><path fill="currentColor" d="M32 3C35 13 59 24 59 39.5C59 47 53 52.5 46 52.5C41.5 52.5 37.5 50.5 35 47C35.6 52.5 37.7 57 42 61H22C26.3 57 28.4 52.5 29 47C26.5 50.5 22.5 52.5 18 52.5C11 52.5 5 47 5 39.5C5 24 29 13 32 3Z"/></symbol>\n<symbol id="eu-s-H" viewBox="0 0 64 64"><path fill="currentColor" d="M32 60C21 49 4 37.5 4 21.5C4 12 11 5 19.5 5C25.5 5 30 8.5 32 14C34 8.5 38.5 5 44.5 5C53 5 60 12 60 21.5C60 37.5 43 49 32 60Z"/></symbol>\n<symbol id="eu-s-D" viewBox="0 0 64 64"><path fill="currentColor" d="M32 2C38 14 46 24.5 56 32C46 39.5 38 50 32 62C26 50 18 39.5 8 32C18 24.5 26 14 32 2Z"/></symbol>\n<symbol id="eu-s-C" viewBox="0 0 64 64"><g fill="currentColor"><circle cx="32" cy="16.5" r="13.5"/><circle cx="17" cy="37.5" r="13.5"/><circle cx="47" cy="37.5" r="13.5"/><path d="M26 24h12l3 12-5.5 6C36 51 38 57 42 61H22C26 57 28 51 28.5 42L23 36Z"/></g></symbol>\n<symbol id="eu-s-star" viewBox="0 0 64 64"><path fill="currentColor" d="M32.0 2.0L37.7 18.1L53.2 10.8L45.9 26.3L62.0 32.0L45.9 37.7L53.2 53.2L37.7 45.9L32.0 62.0L26.3 45.9L10.8 53.2L18.1 37.7L2.0 32.0L18.1 26.3L10.8 10.8L26.3 18.1Z"/></symbol>\n<symbol id="eu-r-7" viewBox="0 0 36 60"><path fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6" d="M1 5H31L13 60"/></symbol>\n<symbol id="eu-r-8" viewBox="0 0 36 60"><g fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6"><ellipse cx="18" cy="16.5" rx="11.5" ry="11.5"/><ellipse cx="18" cy="41.5" rx="13.5" ry="13.5"/></g></symbol>\n<symbol id="eu-r-9" viewBox="0 0 36 60"><g fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6"><ellipse cx="18" cy="19" rx="13.5" ry="14"/><path d="M31.5 19C31.5 36 24 49 12 59"/></g></symbol>\n<symbol id="eu-r-T" viewBox="0 0 54 60"><g fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6"><path d="M1 13.5L11 5.5V60"/><ellipse cx="37" cy="30" rx="12.5" ry="25"/></g></symbol>\n<symbol id="eu-r-J" viewBox="0 0 36 60"><path fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6" d="M11 5H28V42A11.8 13 0 0 1 4.5 42V39"/></symbol>\n<symbol id="eu-r-Q" viewBox="0 0 44 60"><g fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6"><ellipse cx="21" cy="29.5" rx="16" ry="24.5"/><path d="M22 40L40 60"/></g></symbol>\n<symbol id="eu-r-K" viewBox="0 0 40 60"><path fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6" d="M5.5 0V60M34 0L7 34M16 23L36 60"/></symbol>\n<symbol id="eu-r-A" viewBox="0 0 42 60"><path fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6" d="M5 60L18.5 5H23.5L37 60M10 41H32"/></symbol>\n<symbol id="eu-r-R" viewBox="0 0 40 60"><path fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6" d="M6 60V6H19A13 13 0 0 1 19 32H6M20 32L34 60"/></symbol>\n<symbol id="eu-r-L" viewBox="0 0 34 60"><path fill="none" stroke="currentColor" stroke-width="9.5" stroke-miterlimit="6" d="M6 0V54H33"/></symbol>\n<symbol id="eu-h-K" viewBox="0 0 44 28"><g fill="currentColor"><path d="M4 27L2 9.5L12.5 16.5L22 5L31.5 16.5L42 9.5L40 27Z"/><circle cx="22" cy="3" r="2.8"/><circle cx="2.8" cy="7" r="2.5"/><circle cx="41.2" cy="7" r="2.5"/></g></symbol>\n<symbol id="eu-h-Q" viewBox="0 0 44 28"><g fill="currentColor"><path d="M3 27V10C4 18 14.5 18 15.5 9C17 17 27 17 28.5 9C29.5 18 40 18 41 10V27Z"/><circle cx="3.5" cy="7" r="3.2"/><circle cx="15.5" cy="4.5" r="3.4"/><circle cx="28.5" cy="4.5" r="3.4"/><circle cx="40.5" cy="7" r="3.2"/></g></symbol>\n<symbol id="eu-h-J" viewBox="0 0 44 28"><g fill="currentColor"><path d="M3 21C10 18.5 17 12 21 5.5C31 7.5 38 13.5 40 21Z"/><rect x="1" y="23" width="42" height="4.2" rx="1"/><path d="M25 5C28.5 1 35 -.5 43 1C40 6.5 34 9.5 28 8.5Z"/></g></symbol>\n<symbol id="eu-h-joker" viewBox="0 0 64 64"><path fill="currentColor" d="M10 46C10 30 6 22 3 20C14 12 24 20 27 30C27 20 29 12 32 7C35 12 37 20 37 30C40 20 50 12 61 20C58 22 54 30 54 46Z"/><rect x="10" y="50" width="44" height="7" rx="2" fill="currentColor"/><circle cx="4" cy="21" r="4" fill="currentColor"/><circle cx="32" cy="6" r="4" fill="currentColor"/><circle cx="60" cy="21" r="4" fill="currentColor"/></symbol>\n<symbol id="eu-back" viewBox="0 0 100 140"><rect x="8" y="8" width="84" height="124" rx="6" fill="none" stroke="currentColor" stroke-width="2"/><g fill="none" stroke="currentColor" stroke-width="1.2" opacity=".45"><path d="M8 30L30 8M8 52L52 8M8 74L74 8M8 96L92 12M8 118L92 34M16 132L92 56M38 132L92 78M60 132L92 100M82 132L92 122M70 8L92 30M48 8L92 52M26 8L92 74M8 12L92 96M8 34L92 118M8 56L84 132M8 78L62 132M8 100L40 132M8 122L18 132"/></g><rect x="26" y="40" width="48" height="60" rx="24" style="fill:var(--eu-back,#2b313b)" stroke="currentColor" stroke-width="2"/><path fill="none" stroke="currentColor" stroke-width="6" d="M46 52V80A5 6 0 0 1 36 80V77M54 52V80A5 6 0 0 0 64 80V77"/></symbol>\n<symbol id="eu-logo" viewBox="0 0 40 40"><rect x="1" y="1" width="38" height="38" rx="10" style="fill:var(--eu-solid,#15181d)"/><path fill="none" style="stroke:var(--eu-on-solid,#fff)" stroke-width="5" d="M17 8V27A4.5 5 0 0 1 8 27V24.5M23 8V27A4.5 5 0 0 0 32 27V24.5"/></symbol>\n<symbol id="eu-i-tick" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M4 10.5L8.5 15L16.5 5.5"/></symbol>\n<symbol id="eu-i-cross" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M5 5L15 15M15 5L5 15"/></symbol>\n<symbol id="eu-i-near" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 8C6 4.5 9 6 10.5 7S14.5 9 17 6M3 14.5C6 11 9 12.5 10.5 13.5S14.5 15.5 17 12.5"/></symbol>\n<symbol id="eu-i-up" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M10 16.5V4M4.5 9.5L10 4L15.5 9.5"/></symbol>\n<symbol id="eu-i-down" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M10 3.5V16M4.5 10.5L10 16L15.5 10.5"/></symbol>\n<symbol id="eu-i-next" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M7 4L13.5 10L7 16"/></symbol>\n<symbol id="eu-i-prev" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M13 4L6.5 10L13 16"/></symbol>\n<symbol id="eu-i-last" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M5 4L11.5 10L5 16M15.5 4V16"/></symbol>\n<symbol id="eu-i-first" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M15 4L8.5 10L15 16M4.5 4V16"/></symbol>\n<symbol id="eu-i-crown" viewBox="0 0 20 20"><path fill="currentColor" d="M3 16L2 6.5L6.5 9.5L10 4L13.5 9.5L18 6.5L17 16Z"/></symbol>\n<symbol id="eu-i-lead" viewBox="0 0 20 20"><path fill="currentColor" d="M6 3.5L16 10L6 16.5Z"/></symbol>\n<symbol id="eu-i-sun" viewBox="0 0 20 20"><circle cx="10" cy="10" r="3.5" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M10 1.5V4M10 16V18.5M1.5 10H4M16 10H18.5M4 4L5.7 5.7M14.3 14.3L16 16M16 4L14.3 5.7M5.7 14.3L4 16"/></symbol>\n<symbol id="eu-i-moon" viewBox="0 0 20 20"><path fill="currentColor" d="M16.5 12.5A7.5 7.5 0 1 1 8 2.5A6 6 0 0 0 16.5 12.5Z"/></symbol>\n<symbol id="eu-i-half" viewBox="0 0 20 20"><circle fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" cx="10" cy="10" r="7"/><path fill="currentColor" d="M10 3A7 7 0 0 1 10 17Z"/></symbol>\n<symbol id="eu-i-screen" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M2.5 3.5H17.5V13H2.5ZM10 13V17M6 17H14"/></symbol>\n<symbol id="eu-i-more" viewBox="0 0 20 20"><g fill="currentColor"><circle cx="4" cy="10" r="1.8"/><circle cx="10" cy="10" r="1.8"/><circle cx="16" cy="10" r="1.8"/></g></symbol>\n<symbol id="eu-i-keys" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M2 5H18V15.5H2ZM5.5 8.5H5.7M10 8.5H10.2M14.3 8.5H14.5M6.5 12.2H13.5"/></symbol>\n<symbol id="eu-i-again" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M4 4V8.5H8.5M4.6 8.2A6.5 6.5 0 1 1 3.8 12.5"/></symbol>\n<symbol id="eu-i-play" viewBox="0 0 20 20"><path fill="currentColor" d="M5 3L17 10L5 17Z"/></symbol>\n<symbol id="eu-i-pause" viewBox="0 0 20 20"><path fill="currentColor" d="M4.5 3.5H8V16.5H4.5ZM12 3.5H15.5V16.5H12Z"/></symbol>\n<symbol id="eu-i-info" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M10 9V15M10 5V5.2"/></symbol>\n<symbol id="eu-i-none" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M10 3A7 7 0 0 1 10 17A7 7 0 0 1 10 3ZM5 15L15 5"/></symbol>\n</defs>\n<g class="eu-sheet">\n<use href="#eu-s-S" x="20" y="20" width="64" height="64" color="#15181d"/><use href="#eu-s-H" x="100" y="20" width="64" height="64" color="#bf1220"/><use href="#eu-s-D" x="180" y="20" width="64" height="64" color="#1455c0"/><use href="#eu-s-C" x="260" y="20" width="64" height="64" color="#0a6638"/><use href="#eu-s-star" x="340" y="20" width="64" height="64" color="#8a5300"/>\n<use href="#eu-r-7" x="20" y="110" height="60" width="36"/><use href="#eu-r-8" x="76" y="110" height="60" width="36"/><use href="#eu-r-9" x="132" y="110" height="60" width="36"/><use href="#eu-r-T" x="188" y="110" height="60" width="54"/><use href="#eu-r-J" x="260" y="110" height="60" width="36"/><use href="#eu-r-Q" x="316" y="110" height="60" width="44"/><use href="#eu-r-K" x="380" y="110" height="60" width="40"/><use href="#eu-r-A" x="440" y="110" height="60" width="42"/><use href="#eu-r-R" x="502" y="110" height="60" width="40"/><use href="#eu-r-L" x="562" y="110" height="60" width="34"/></g>\n</svg>\n';

// front/sprite.js
var ID = "eu-sprite";
var users = 0;
function useSprite() {
  if (!document.getElementById(ID)) document.body.append(sprite());
  users += 1;
  return () => {
    users -= 1;
    if (!users) document.getElementById(ID)?.remove();
  };
}
function sprite() {
  const source = new DOMParser().parseFromString(cards_default, "image/svg+xml").documentElement;
  const node = document.importNode(source, true);
  node.querySelector(".eu-sheet")?.remove();
  node.id = ID;
  node.setAttribute("aria-hidden", "true");
  for (const side of ["width", "height"]) node.setAttribute(side, "0");
  node.style.position = "absolute";
  return node;
}

// front/terms.js
var Frame = U(
  /** @type {Around} */
  /** @type {unknown} */
  null
);
function useFrame() {
  return j2(Frame);
}
function pieces(text) {
  return text.split(/(\[\[\w+\|[^\]|]+\]\])/).filter(Boolean).map((piece) => {
    const found = /^\[\[(\w+)\|([^\]|]+)\]\]$/.exec(piece);
    return found ? { id: found[1] ?? "", word: found[2] ?? "" } : piece;
  });
}
function Text({ text }) {
  const { words } = useFrame();
  return html`${pieces(text).map(
    (piece) => typeof piece === "string" ? piece : words.terms[piece.id] ? html`<${Term} ...${piece} />` : piece.word
  )}`;
}
function Term({ id, word }) {
  const { openTerm } = useFrame();
  const open = (event) => openTerm(
    id,
    /** @type {HTMLElement} */
    event.currentTarget
  );
  return html`<button type="button" class="eu-termword" aria-haspopup="dialog" onClick=${open}>${word}</button>`;
}

// front/theme.js
var OURS = ["light", "dark", "contrast", "contrast-dark"];
function themeOf(host2) {
  if (host2.page && OURS.includes(host2.page)) return host2.page;
  const dark = host2.jupyterLight ? host2.jupyterLight === "false" : host2.dark;
  const contrast = host2.contrast || /high contrast/i.test(host2.jupyterName ?? "");
  if (contrast) return dark ? "contrast-dark" : "contrast";
  return dark ? "dark" : "light";
}
function host() {
  const { documentElement: page, body } = document;
  return {
    page: page.classList.contains("eu-theme") ? page.dataset.theme : void 0,
    jupyterLight: body.dataset.jpThemeLight,
    jupyterName: body.dataset.jpThemeName,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    contrast: matchMedia("(prefers-contrast: more)").matches
  };
}
function watchTheme(tell) {
  const look = () => tell(themeOf(host()));
  const watcher = new MutationObserver(look);
  for (const node of [document.documentElement, document.body]) watcher.observe(node, { attributes: true });
  const wishes = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"].map((wish) => matchMedia(wish));
  for (const wish of wishes) wish.addEventListener("change", look);
  look();
  return () => {
    watcher.disconnect();
    for (const wish of wishes) wish.removeEventListener("change", look);
  };
}

// front/frame.js
function widget(Body, className = "") {
  const render = ({ model, el }) => {
    const release = useSprite();
    const content = (
      /** @type {FunctionComponent<WidgetProps<unknown>>} */
      Body
    );
    Q(
      html`<${Widget} model=${/** @type {Model} */
      model} content=${content} className=${className} />`,
      el
    );
    return () => {
      Q(null, el);
      release();
    };
  };
  return { render };
}
var Widget = class extends x {
  /** @param {Given} props */
  constructor(props) {
    super(props);
    const sent = props.model.get("state");
    this.words = props.model.get("words");
    this.state = {
      sent,
      theme: "light",
      choices: choices(),
      panel: "",
      term: null,
      offer: offerOf(sent),
      elsewhere: false,
      pulse: "alive",
      told: "",
      turn: 0
    };
    this.root = null;
    this.opener = null;
    this.under = "";
    this.ends = [];
    this.around = { words: this.words, openTerm: this.openTerm, tell: this.tell };
    this.kernel = watchKernel((pulse) => pulse !== this.state.pulse && this.setState({ pulse }));
  }
  componentDidMount() {
    const { model } = this.props;
    model.on("change:state", this.changed);
    model.on("msg:custom", this.kernel.heard);
    model.on("comm_live_update", this.kernel.line);
    this.ends = [
      watchTheme((theme) => this.setState({ theme })),
      watchChoices((wish) => this.setState({ choices: wish })),
      watchPlace(this.state.sent.keep?.key ?? "", this.keptElsewhere),
      this.kernel.stop,
      () => model.off("change:state", this.changed),
      () => model.off("msg:custom", this.kernel.heard),
      () => model.off("comm_live_update", this.kernel.line)
    ];
    if (this.root) this.ends.push(guardFocus(this.root));
  }
  componentWillUnmount() {
    for (const end of this.ends) end();
  }
  /** @returns {{ focus: Held | null, places: Places } | null} */
  getSnapshotBeforeUpdate() {
    return this.root && { focus: held(this.root), places: places(this.root) };
  }
  /**
   * @param {Given} _props
   * @param {Shown} _state
   * @param {{ focus: Held | null, places: Places } | null} before
   */
  componentDidUpdate(_props, _state, before2) {
    if (!this.root || !before2) return;
    restore(this.root, before2.focus);
    travel(this.root, before2.places);
  }
  changed = () => {
    const sent = this.props.model.get("state");
    this.kernel.heard();
    const offer = sent.keep?.replaces ? "" : this.state.offer;
    if (!offer && sent.keep?.text !== this.state.sent.keep?.text) this.keepPlace(sent);
    this.setState(({ sent: before2, told, turn }) => ({
      sent,
      ...isNews(sent, before2) ? { told: sent.announce, turn: turn + 1 } : { told, turn },
      offer
    }));
  };
  /** @param {WidgetState} sent */
  keepPlace = ({ keep: place }) => {
    if (!place?.text) return;
    keep(place.key, place.text);
    this.setState({ elsewhere: false });
  };
  /** @param {string} text what another tab has kept in the place of this one */
  keptElsewhere = (text) => this.setState(({ offer }) => offer ? { offer: text } : { elsewhere: Boolean(text) });
  /**
   * @param {string} kind
   * @param {Record<string, unknown>} [fields]
   */
  send = (kind2, fields = {}) => {
    this.kernel.sent();
    try {
      this.props.model.send({ ...fields, kind: kind2, version: this.state.sent.version });
    } catch {
      this.setState({ pulse: "lost" });
    }
  };
  /** @param {string} text */
  tell = (text) => this.setState(({ turn }) => ({ told: text, turn: turn + 1 }));
  /** @param {string} name */
  text = (name) => this.words.texts[name] ?? name;
  /**
   * @param {string} id
   * @param {HTMLElement} node
   */
  openTerm = (id, node) => {
    this.opener = node;
    this.setState({ term: { id, style: this.root ? beside(this.root, node) : "" } });
  };
  close = () => {
    const { panel, term } = this.state;
    const over = panel === "keys" || panel === "sure";
    this.setState({ panel: over ? this.under : "", term: null });
    if (term || over) this.opener?.focus({ preventScroll: true });
  };
  /** @param {Shown["panel"]} panel one that stands over what is there gives that back, and the focus, when it closes */
  open = (panel) => {
    const { panel: under } = this.state;
    if (panel === "keys" || panel === "sure") {
      this.opener = /** @type {HTMLElement | null} */
      document.activeElement;
      this.under = under && "more";
    }
    this.setState({ panel });
  };
  /** @param {KeyboardEvent} event */
  onKeyDown = (event) => {
    if (this.root) settle(this.root);
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key === "?" && !typing) {
      if (this.state.panel === "keys") this.close();
      else this.open("keys");
    }
    if (event.key === "Escape") this.close();
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  };
  afresh = () => {
    const { keep: place } = this.state.sent;
    if (place) keep(place.key, "");
    this.setState({ panel: "", offer: "" });
    this.send("afresh");
  };
  carryOn = () => {
    this.send("carry_on", { text: this.state.offer });
    this.setState({ offer: "" });
  };
  anew = () => {
    this.keepPlace(this.state.sent);
    this.setState({ offer: "" });
  };
  /** @param {Given} props @param {Shown} state */
  render({ content, className }, { sent, theme, choices: wish, told, turn }) {
    const page = document.documentElement.classList;
    const big = wish.big || page.contains("eu-projector");
    const classes2 = [
      "eu-theme eu-look eu-root",
      className,
      wish.four ? "eu-four-colour" : "",
      big ? "eu-projector" : "",
      wish.big && !page.contains("eu-theme") ? "eu-big" : ""
    ];
    const ref = (node) => {
      this.root = node;
    };
    return html`<div ref=${ref} class=${classes2.filter(Boolean).join(" ")} data-theme=${theme} lang=${sent.language} tabIndex=${-1}
			onKeyDown=${this.onKeyDown} onPointerDown=${() => this.root && settle(this.root)}>
			<${Frame.Provider} value=${this.around}>
				<div class="eu-widget"><div class="eu-inner">
					${this.notices()}
					${sent.body && html`<${content} body=${sent.body} text=${this.text} send=${this.send} tell=${this.tell} />`}
					${this.tools()}
				</div></div>
			</${Frame.Provider}>
			<div class="eu-live" role="status" aria-live="polite">${aloud(told, turn)}</div>
		</div>`;
  }
  notices() {
    const { sent, offer, elsewhere, pulse } = this.state;
    const { text } = this;
    return html`${pulse !== "alive" && html`<${Lost} pulse=${pulse} text=${text} />`}
			${sent.fault && html`<${FaultBox} fault=${sent.fault} text=${text} onGoOn=${() => this.send("dismiss")} onAfresh=${this.afresh} />`}
			${offer && html`<${CarryOn} text=${text} onCarryOn=${this.carryOn} onAnew=${this.anew} />`}
			${elsewhere && html`<${Elsewhere} text=${text} />`}`;
  }
  tools() {
    const { panel, term, choices: wish } = this.state;
    const { text, words } = this;
    return html`${panel === "keys" && html`<${Keys} lines=${words.shortcuts} text=${text} onClose=${this.close} />`}
			${panel === "sure" && html`<${Sure} text=${text} onYes=${this.afresh} onNo=${this.close} />`}
			${term && words.terms[term.id] && html`<${Meaning} term=${words.terms[term.id]} style=${term.style} text=${text} onClose=${this.close} />`}
			<${Tools} panel=${panel} choices=${wish} text=${text} onOpen=${this.open} />`;
  }
};
function offerOf(sent) {
  return sent.keep && !sent.keep.text ? kept(sent.keep.key) : "";
}
function beside(root, node) {
  const zoom = (
    /** @type {{ currentCSSZoom?: number }} */
    node.currentCSSZoom ?? 1
  );
  const outer = root.getBoundingClientRect();
  const word = node.getBoundingClientRect();
  const below = (word.bottom - outer.top) / zoom;
  const above = (outer.bottom - word.top) / zoom;
  return below < above ? `top:${Math.round(below + 6)}px` : `bottom:${Math.round(above + 6)}px`;
}

// front/card.js
var WIDTHS = { T: 54, Q: 44, K: 40, A: 42, R: 40, L: 34 };
var MARKS = { winning: "i-crown", led: "i-lead", selected: "i-tick", laid: "i-down" };
function Card({ card, onPick, flip = true, pressed, ...more }) {
  const common = {
    class: ["eu-card", kind(card), ...card.marks, card.why ? "not" : ""].join(" "),
    "aria-label": card.name,
    "data-flip": flip ? card.id : void 0,
    "data-focus": card.id,
    ...more
  };
  const inside = html`<${Face} card=${card} /><${Marks} card=${card} />`;
  if (!onPick) return html`<span role="img" ...${common}>${inside}</span>`;
  const state = { "aria-disabled": card.why ? "true" : void 0, "aria-pressed": pressed };
  return html`<button type="button" ...${common} ...${state} onClick=${() => onPick(card)}>${inside}</button>`;
}
function Back({ label, ...more }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<span class="eu-card back" ...${spoken} ...${more}>
		<svg class="eu-face" viewBox="0 0 100 140" aria-hidden="true">
			<rect class="paper" width="100" height="140" rx="9" />
			<${Use} id="back" x=${0} y=${0} w=${100} h=${140} />
			<rect class="rim" width="100" height="140" rx="9" />
		</svg>
	</span>`;
}
function Backs({ count, label, ...more }) {
  const backs = Array.from({ length: count }, (_3, i3) => html`<${Back} key=${i3} />`);
  return html`<span class="backs" style=${`--n:${count}`} role="img" aria-label=${label} ...${more}>${backs}</span>`;
}
function Outlines({ count, label }) {
  const outlines = Array.from({ length: count }, (_3, i3) => html`<i key=${i3}></i>`);
  return html`<span class="outlines" style=${`--n:${count}`} role="img" aria-label=${label}>${outlines}</span>`;
}
function Slot({ turn = false, children, ...more }) {
  return html`<span class=${`eu-slot${turn ? " turn" : ""}`} ...${more}>${children}</span>`;
}
function Face({ card }) {
  const gone = card.marks.includes("gone");
  return w2(() => face(card, gone), [card.rank, card.suit, card.trump, card.bower, gone]);
}
function face(card, gone) {
  const low = gone || card.trump !== null;
  return html`<svg class="eu-face" viewBox="0 0 100 140" aria-hidden="true">
		<rect class="paper" width="100" height="140" rx="9" />
		${card.suit ? html`<${Index} rank=${card.rank} suit=${card.suit} /><${Figure} rank=${card.rank} suit=${card.suit} low=${low} />` : html`<${Joker} low=${low} />`}
		${card.trump && (gone ? html`<${GoneFoot} trump=${card.trump} />` : html`<${LitFoot} bower=${card.bower} trump=${card.trump} />`)}
		<rect class="rim" width="100" height="140" rx="9" />
	</svg>`;
}
function Index({ rank, suit }) {
  return html`<${Glyph} id=${rank} x=${8} y=${10} h=${34} /><${Use} id=${`s-${suit}`} x=${8} y=${50} w=${25} h=${25} />`;
}
function Figure({ rank, suit, low }) {
  if ("JQK".includes(rank)) return html`<${Court} rank=${rank} suit=${suit} low=${low} />`;
  if (rank !== "A") return html`<${Use} id=${`s-${suit}`} x=${42} y=${80} w=${50} h=${50} />`;
  return html`<circle class="ring" cx="66" cy="101" r="29" /><${Use} id=${`s-${suit}`} x=${47} y=${82} w=${38} h=${38} />`;
}
function Court({ rank, suit, low }) {
  const { top, height, size, head } = low ? { top: 42, height: 64, size: 31, head: 19 } : { top: 50, height: 82, size: 42, head: 24 };
  const y3 = top + (height - size - head - 4) / 2;
  return html`<rect class="panel" x="42" y=${top} width="50" height=${height} rx="5" />
		<${Use} id=${`h-${rank}`} x=${67 - head * 0.79} y=${y3} w=${head * 1.57} h=${head} />
		<${Use} id=${`s-${suit}`} x=${67 - size / 2} y=${y3 + head + 4} w=${size} h=${size} />`;
}
function Joker({ low }) {
  const height = low ? 56 : 82;
  return html`<${Use} id="s-star" x=${6} y=${9} w=${36} h=${36} />
		<rect class="panel" x="32" y="50" width="60" height=${height} rx="5" />
		<${Use} id="h-joker" x=${38} y=${50 + (height - 48) / 2} w=${48} h=${48} />`;
}
function LitFoot({ bower, trump }) {
  return html`<path class="band" d="M0 110H100V131A9 9 0 0 1 91 140H9A9 9 0 0 1 0 131Z" />
		<path class="band-line" d="M0 110H100" />
		<g class="on-band">${bower ? html`<${Glyph} id=${bower} x=${10} y=${115} h=${20} />` : html`<${Use} id="s-star" x=${6} y=${114} w=${22} h=${22} />`}</g>
		<g class=${`band-suit ${SUIT_CLASS[trump]}`}><${Use} id=${`s-${trump}`} x=${30} y=${114.5} w=${21} h=${21} /></g>`;
}
function GoneFoot({ trump }) {
  return html`<g class="foot">
		<g class="foot-arrow"><${Use} id="i-up" x=${8} y=${113} w=${21} h=${21} /></g>
		<g class=${SUIT_CLASS[trump]}><${Use} id=${`s-${trump}`} x=${30} y=${113.5} w=${21} h=${21} /></g>
	</g>`;
}
function Marks({ card }) {
  const signs = card.marks.filter((mark) => mark in MARKS);
  if (!signs.length && !card.why) return null;
  return html`<span class="eu-marks" aria-hidden="true">
		${signs.map((mark) => html`<i key=${mark} class=${`eu-mark ${mark}`}><svg><use href=${`#eu-${MARKS[mark]}`} /></svg></i>`)}
		${card.why?.suit && html`<i class=${`eu-mark why ${SUIT_CLASS[card.why.suit]}`}><svg><use href=${`#eu-s-${card.why.suit}`} /></svg></i>`}
	</span>`;
}
function Glyph({ id, x: x2, y: y3, h: h3 }) {
  return html`<${Use} id=${`r-${id}`} x=${x2} y=${y3} w=${(WIDTHS[id] ?? 36) * h3 / 60} h=${h3} />`;
}
function Use({ id, x: x2, y: y3, w: w3, h: h3 }) {
  return html`<use href=${`#eu-${id}`} x=${x2} y=${y3} width=${w3} height=${h3} />`;
}
function kind(card) {
  return card.suit ? SUIT_CLASS[card.suit] : "joker";
}

// front/keys.js
var ALONG = { ArrowRight: 1, ArrowLeft: -1 };
var ACROSS = { ArrowDown: 1, ArrowUp: -1 };
function moved(key, place, boxes) {
  const last = boxes.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  const across = ACROSS[key];
  const step = ALONG[key] ?? across;
  if (step === void 0) return void 0;
  const next2 = Math.min(Math.max(place + step, 0), last);
  return across === void 0 ? next2 : inLine(across, place, boxes) ?? (lines(boxes) > 1 ? place : next2);
}
function inLine(way, place, boxes) {
  const here = middle(boxes[place]);
  const beyond = boxes.map((box, i3) => ({ i: i3, at: middle(box), off: (middle(box).y - here.y) * way })).filter(({ off }) => off > (boxes[place]?.height ?? 0) / 2);
  const line = Math.min(...beyond.map(({ off }) => off));
  const near = beyond.filter(({ off }) => off < line + 4);
  return near.sort((a3, b) => Math.abs(a3.at.x - here.x) - Math.abs(b.at.x - here.x))[0]?.i;
}
function lines(boxes) {
  return new Set(boxes.map((box) => Math.round(middle(box).y / 8))).size;
}
function middle(box) {
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
}
function useRoving(name, count, start = 0) {
  const [chosen, setChosen] = d2(
    /** @type {number | undefined} */
    void 0
  );
  const place = Math.min(chosen ?? start, Math.max(count - 1, 0));
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const group = (
      /** @type {HTMLElement} */
      event.currentTarget
    );
    const things = [
      .../** @type {NodeListOf<HTMLElement>} */
      group.querySelectorAll(`[data-group="${name}"]`)
    ];
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const next2 = moved(event.key, place, boxes);
    if (next2 === void 0) return;
    event.preventDefault();
    things[next2]?.focus();
  };
  const item = (i3) => ({
    "data-group": name,
    tabIndex: i3 === place ? 0 : -1,
    onFocus: () => setChosen(i3)
  });
  return { group: { onKeyDown }, item };
}

// front/hand.js
function Hand(props) {
  const { cards, label, onPick, name = "hand", selected, flip = true, flipFrom } = props;
  const first = Math.max(
    cards.findIndex((card) => !card.why),
    0
  );
  const { group, item } = useRoving(name, cards.length, first);
  const [pick, why] = useReason(cards, onPick);
  const from = flipFrom ? { "data-flip-from": flipFrom } : {};
  return html`<div role="group" aria-label=${label} ...${group}>
		<div class=${classes(props)} style=${`--n:${props.cells ?? Math.max(cards.length, 2)};--half:${Math.ceil(cards.length / 2)}`}>
			${cards.map((card, i3) => {
    const more = onPick ? { ...item(i3), onPick: pick, pressed: selected?.(card) } : {};
    return html`<${Card} key=${card.id} card=${card} flip=${flip} ...${more} ...${from} />`;
  })}
		</div>
		${why && html`<p class="eu-tell">${why.suit ? html`<${Suit} suit=${why.suit} />` : html`<${Icon} name="info" />`}<span>${why.text}</span></p>`}
	</div>`;
}
function useReason(cards, onPick) {
  const [told, setTold] = d2(
    /** @type {CardJson | null} */
    null
  );
  const { tell } = useFrame();
  const pick = (card) => {
    setTold(card.why ? card : null);
    if (card.why) tell(card.why.text);
    else onPick?.(card);
  };
  return [pick, (told && cards.find((card) => card.id === told.id)?.why) ?? null];
}
function classes({ cards, onPick, className = "" }) {
  return `eu-hand${onPick ? " taps" : ""}${length(cards.length)} ${className}`;
}
function length(count) {
  if (count > 8) return " long";
  return count > 6 ? " more" : "";
}

// front/choice.js
function Choice({ options, value, label, onPick, name = "choice", plain = false }) {
  const chosen = Math.max(
    options.findIndex((option) => option.value === value),
    0
  );
  const { group, item } = useRoving(name, options.length, chosen);
  return html`<div class=${`eu-choice${plain ? " plain" : ""}`} role="group" aria-label=${label} ...${group}>
		${options.map((option, i3) => {
    const state = { "aria-pressed": option.value === value, "aria-label": option.label };
    return html`<button type="button" key=${String(option.value)} data-focus=${String(option.value)} ...${item(i3)} ...${state} onClick=${() => onPick(option.value)}>${option.content}</button>`;
  })}
	</div>`;
}
function SuitChoice({ suits, value, label, onPick, name = "suits" }) {
  const options = suits.map((suit) => ({
    value: suit.suit,
    content: html`<${NamedSuit} suit=${suit.suit} name=${suit.name} wide />`
  }));
  return html`<${Choice} options=${options} value=${value} label=${label} onPick=${onPick} name=${name} />`;
}

// front/table_choices.js
var WHOLE = /* @__PURE__ */ new Set(["SWAP", "CLAIM"]);
function Decision({ choice, text, send }) {
  const inSuit = (suit) => send("suit", { suit });
  const modes = choice.modes.map((content, at) => ({ value: at === 1, content }));
  const goAlone = (alone) => send("alone", { alone });
  return html`<div class="decision" data-next-focus>
		${modes.length > 0 && html`<${Choice} options=${modes} value=${choice.alone} label=${text("how")} name="alone" onPick=${goAlone} />`}
		${choice.suits.length > 0 && html`<${SuitChoice} suits=${choice.suits} value=${choice.suit} label=${text("bid_in")} onPick=${inSuit} />`}
		<${Options} options=${choice.options} label=${choice.label} className=${`options ${choice.kind}`} send=${send} />
	</div>`;
}
function Options({ options, label, className, send, name = "decision" }) {
  const first = Math.max(
    options.findIndex((option) => !option.why),
    0
  );
  const { group, item } = useRoving(name, options.length, first);
  const { tell } = useFrame();
  const [told, setTold] = d2("");
  const press = (option) => {
    setTold(option.why);
    if (option.why) tell(option.why);
    else send("act", { word: option.word });
  };
  const why = told && options.some((option) => option.why === told) ? told : "";
  return html`<div class=${className} role="group" aria-label=${label} ...${group}>
			${options.map((option, i3) => [rowName(options, i3), html`<${Option} key=${i3} option=${option} item=${item(i3)} onPress=${press} />`])}
		</div>
		${why && html`<p class="eu-tell"><${Icon} name="info" /><span>${why}</span></p>`}`;
}
function rowName(options, at) {
  const row = options[at]?.row;
  if (!row || row === options[at - 1]?.row) return null;
  return html`<span key=${row} class="row-name" aria-hidden="true">${row}</span>`;
}
function Option({ option, item, onPress }) {
  const { word, label, short, suit, why, main } = option;
  const content = suit ? html`<${NamedSuit} suit=${suit} name=${label} />` : short || label;
  const look = `${main && !why ? " solid" : ""}${WHOLE.has(word) ? " whole" : ""}`;
  return html`<button type="button" class=${`eu-btn${look}`} ...${item} aria-label=${short ? label : void 0} aria-disabled=${why ? "true" : void 0} onClick=${() => onPress(option)}>${content}</button>`;
}
function OutOfTurn({ options, text, send }) {
  const [open, setOpen] = d2(false);
  const back = options.filter((option) => option.word === "RETRACT");
  const calls = options.filter((option) => option.word !== "RETRACT");
  if (!options.length) return null;
  return html`<div class="decision">
		${back.length > 0 && html`<${Options} options=${back} label=${back[0]?.label} className="options" send=${send} name="retract" />`}
		${calls.length > 0 && html`<button type="button" class="eu-btn bare" aria-expanded=${open} onClick=${() => setOpen(!open)}>${text("renege")}</button>`}
		${open && calls.length > 0 && html`<${Options} options=${calls} label=${text("renege")} className="options" send=${send} name="renege" />`}
	</div>`;
}
function Result({ result, done, text, send }) {
  const [label, go] = done ? ["new_match", () => send("panel", { panel: "new" })] : ["next_hand", () => send("next")];
  return html`<section class=${`result${result.won ? " won" : ""}`}>
		<h3>${result.won && html`<${Icon} name="crown" /> `}${result.title}</h3>
		${result.lines.map((line) => html`<p>${line}</p>`)}
		<div class="eu-row">
			<button type="button" class="eu-btn solid" data-next-focus onClick=${go}>${text(label)}<${Icon} name="next" /></button>
			<button type="button" class="eu-btn" onClick=${() => send("again")}><${Icon} name="again" />${text("same_again")}</button>
		</div>
	</section>`;
}

// front/table_turned.js
function Turned({ turned }) {
  const { card, text, stock, stock_label } = turned;
  return html`<figure class="turned">
		<span class="stock">
			${stock > 0 && html`<${Back} label=${stock_label} />`}
			<${Card} card=${card} />
		</span>
		<figcaption class="eu-label">${text}</figcaption>
	</figure>`;
}
function TurnedBeside({ turned, title }) {
  return html`<section class="stack tight">
		<h2 class="panel-title">${title}</h2>
		<div class="last"><figure><${Card} card=${turned.card} flip=${false} /></figure><p class="eu-label">${turned.text}</p></div>
	</section>`;
}

// front/table_board.js
var SIDES = { n: "north", e: "east", s: "south", w: "west" };
function Status({ cells }) {
  return html`<dl class="status">${cells.map(
    (cell) => html`<div class=${cell.lit ? "lit" : ""}>
			<dt>${cell.label}</dt>
			<dd>${cell.suit ? html`<${NamedSuit} suit=${cell.suit} name=${cell.value} />` : cell.value}</dd>
		</div>`
  )}</dl>`;
}
function Board(props) {
  const { body, text } = props;
  const south = body.seats.find((seat) => seat.place === "s");
  return html`<div class="board" role="group" aria-label=${text("table")}>
		${body.seats.map((seat) => seat.place !== "s" && html`<${seat.empty ? Empty : Other} key=${seat.place} seat=${seat} />`)}
		<${Trick} spots=${body.spots} turned=${body.turned} small=${body.cramped} label=${text(body.turned?.middle ? "turned" : "trick")} />
		<div class="seat s">
			<${Own} ...${props} south=${south} />
		</div>
	</div>`;
}
function Other({ seat }) {
  return html`<div class=${`seat ${seat.place}`}>
		<b>${seat.name}</b>
		<${Chips} chips=${seat.chips} />
		<span class="pile" data-spot=${SIDES[seat.place]}>
			${seat.count > 0 && html`<${Backs} count=${seat.count} label=${seat.cards} />`}
		</span>
	</div>`;
}
function Empty({ seat }) {
  return html`<div class=${`seat nobody ${seat.place}`}>
		<b>${seat.name}</b>
		<span class="eu-label">${seat.note}</span>
		<span class="pile" data-spot=${SIDES[seat.place]}>
			${seat.count > 0 && html`<${Outlines} count=${seat.count} label=${seat.cards} />`}
		</span>
	</div>`;
}
function Chips({ chips }) {
  return chips.length > 0 && html`<span class="chips">${chips.map((chip) => html`<span class=${`chip${chip.lit ? " lit" : ""}`}>${chip.text}</span>`)}</span>`;
}
function Trick({ spots, turned, small, label }) {
  const middle2 = turned?.middle;
  return html`<div class=${`trick${middle2 || small ? " called" : ""}`} role="group" aria-label=${label}>
		${spots.map((spot) => html`<div key=${spot.place} class=${`spot ${spot.place}`}><${Place} spot=${spot} /></div>`)}
		${middle2 && html`<div class="spot m"><${Turned} turned=${turned} /></div>`}
	</div>`;
}
function Place({ spot }) {
  if (spot.card)
    return html`<${Card} key=${spot.card.id} card=${spot.card} data-flip-from=${SIDES[spot.place]} />`;
  if (spot.out) return html`<span></span>`;
  return html`<${Slot} turn=${spot.turn}><span>${spot.name}</span>${spot.said && html`<b>${spot.said}</b>`}</${Slot}>`;
}
function Own(props) {
  const { body, text, send, south } = props;
  const { choice, result } = body;
  return html`${result ? html`<${Result} result=${result} done=${body.done} text=${text} send=${send} />` : html`<${Prompt} body=${body} text=${text} send=${send} south=${south} />`}
		<${OwnCards} ...${props} />
		${body.note && html`<p class="eu-tell note"><${Icon} name="info" /><span>${body.note}</span></p>`}
		${choice && html`<${Decision} choice=${choice} text=${text} send=${send} />`}
		<${OutOfTurn} options=${body.outOfTurn} text=${text} send=${send} />`;
}
function OwnCards({ body, text, send, south }) {
  const { beside: beside2, choice, hand, waiting } = body;
  const pick = (card) => send("pick", { card: card.id });
  const next2 = waiting || choice && choice.kind !== "cards" ? void 0 : true;
  const selected = chosenIn(choice);
  if (body.blind) return html`<${Backs} count=${south?.count ?? 0} label=${body.blind} />`;
  return html`
		${hand.length > 0 && html`<div class=${`own${beside2 ? " two" : ""}`} data-next-focus=${next2}>
			${beside2 && html`<span class="eu-label">${text("hand")}</span>`}
			<${Hand} cards=${hand} label=${text("hand")} onPick=${pick} selected=${selected} />
			${beside2 && html`<span class="eu-label">${beside2.label}</span><${Hand} name="beside" cards=${beside2.cards} label=${beside2.label} onPick=${pick} selected=${selected} />`}
		</div>`}`;
}
function chosenIn(choice) {
  return choice?.kind === "cards" ? (card) => card.marks.includes("selected") : void 0;
}
function Prompt({ body, text, send, south }) {
  const { strong, text: more } = body.prompt;
  return html`<div class="prompt">
		<p><b><${Text} text=${strong} /></b> <${Text} text=${more} /></p>
		${south && html`<${Chips} chips=${south.chips} />`}
		${body.waiting && html`<button type="button" class="eu-btn" data-next-focus onClick=${() => send("hurry")}>${text("to_my_turn")}<${Icon} name="last" /></button>`}
	</div>`;
}

// front/table_fields.js
async function copyFrom(field, done) {
  field?.select();
  try {
    await navigator.clipboard.writeText(field?.value ?? "");
    done();
  } catch {
  }
}
function Kept({ label, value, text, tell }) {
  const area = T2(
    /** @type {HTMLTextAreaElement | null} */
    null
  );
  const copy = () => copyFrom(area.current, () => tell(text("copied")));
  return html`<div class="stack tight">
		<label class="field"><span class="eu-label">${label}</span><textarea ref=${area} class="eu-input" rows="4" readOnly value=${value}></textarea></label>
		<div class="eu-row"><button type="button" class="eu-btn" onClick=${copy}>${text("copy")}</button></div>
	</div>`;
}
function Trouble({ text }) {
  return text && html`<p class="trouble" role="alert">${text}</p>`;
}
function Close({ text, send }) {
  return html`<button type="button" class="eu-btn" onClick=${() => send("panel", { panel: "" })}>${text("close")}</button>`;
}

// front/verdict.js
var ICONS = { best: "tick", fine: "near", mistake: "cross" };
function Verdict({ grade, word }) {
  return html`<span class=${`eu-verdict ${grade}`}><${Icon} name=${ICONS[grade]} />${word}</span>`;
}

// front/table_review.js
function LookingBack({ panel, text, send }) {
  const section = T2(
    /** @type {HTMLElement | null} */
    null
  );
  A2(() => section.current?.focus(), []);
  return html`<section ref=${section} tabIndex="-1" class="eu-panel table-panel" role="dialog" aria-label=${text("review")}>
		<h3>${text("review")}</h3>
		<p>${panel.lead}</p>
		${panel.worst.length > 0 && html`<h4>${text("worst")}</h4>`}
		${panel.worst.map((row) => html`<${Decision2} key=${row.at} row=${row} again=${panel.again} text=${text} send=${send} />`)}
		${panel.others.length > 0 && html`<h4>${text("others")}</h4>`}
		${panel.others.map((row) => html`<${Decision2} key=${row.at} row=${row} again=${panel.again} text=${text} send=${send} />`)}
		${panel.assumed.length > 0 && html`<${Assumed} lines=${panel.assumed} title=${text("assumed")} />`}
		<div class="eu-row"><${Close} text=${text} send=${send} /></div>
	</section>`;
}
function Assumed({ lines: lines2, title }) {
  return html`<div class="folds"><details class="fold"><summary><span>${title}</span></summary>
		<div class="stack tight">${lines2.map((line) => html`<p class="eu-label">${line}</p>`)}</div>
	</details></div>`;
}
function Decision2({ row, again, text, send }) {
  return html`<div class="stack tight">
		<p class="eu-row"><${Verdict} grade=${row.grade} word=${row.word} /><span>${row.title}</span></p>
		${row.sentences.map((line) => html`<p>${line}</p>`)}
		${again && row.sentences.length > 0 && html`<div class="eu-row"><button type="button" class="eu-btn" onClick=${() => send("replay", { at: row.at })}>${text("replay")}</button></div>`}
	</div>`;
}

// front/sheet.js
function Sheet({ sections }) {
  return html`<div class="sheet">${sections.map(
    ({ title, lines: lines2 }) => html`<section key=${title}><h4>${title}</h4><ul>${lines2.map((line) => html`<li key=${line}>${line}</li>`)}</ul></section>`
  )}</div>`;
}

// front/table_rules.js
function NewMatch(props) {
  const { panel, text, send } = props;
  const section = T2(
    /** @type {HTMLElement | null} */
    null
  );
  A2(
    () => (
      /** @type {HTMLElement | null | undefined} */
      section.current?.querySelector("[aria-pressed=true]")?.focus()
    ),
    []
  );
  const trouble = (part) => panel.puzzled === part ? panel.trouble : "";
  return html`<section ref=${section} class="eu-panel table-panel" role="dialog" aria-label=${text("new_match")}>
		<h3>${text("new_match")}</h3>
		<${Games} ...${props} />
		<${Groups} ...${props} />
		<${Differences} panel=${panel} text=${text} />
		<div class="folds"><details class="fold"><summary><span>${text("sheet")}</span></summary><${Sheet} sections=${panel.sheet} /></details></div>
		<${Code} ...${props} trouble=${trouble("code")} />
		<${Start} text=${text} send=${send} trouble=${trouble("seed")} />
	</section>`;
}
function Start({ text, send, trouble }) {
  const seed = T2(
    /** @type {HTMLInputElement | null} */
    null
  );
  const start = () => send("start", { seed: seed.current?.value ?? "" });
  const onKey = (event) => event.key === "Enter" && start();
  return html`<div class="stack tight">
			<label class="field"><span class="eu-label">${text("seed")}</span><input ref=${seed} class="eu-input" inputMode="numeric" autocomplete="off" maxLength="20" aria-invalid=${Boolean(trouble)} onKeyDown=${onKey} /></label>
			<${Trouble} text=${trouble} />
		</div>
		<div class="eu-row"><button type="button" class="eu-btn solid" onClick=${start}>${text("start")}</button><${Close} text=${text} send=${send} /></div>`;
}
function Games({ panel, text, send }) {
  const options = (named) => named.map(({ value, label }) => ({ value, content: label }));
  return html`<div class="house-rules">
		<div class="stack tight wide-rule">
			<span class="eu-label">${text("game")}</span>
			<${Choice} options=${options(panel.games)} value=${panel.game} label=${text("game")} name="game" onPick=${(game) => send("game", { game })} />
		</div>
		${panel.presets.length > 1 && html`<div class="stack tight">
			<span class="eu-label">${text("preset")}</span>
			<${Choice} options=${options(panel.presets)} value=${panel.preset} label=${text("preset")} name="preset" plain onPick=${(preset) => send("preset", { preset })} />
		</div>`}
	</div>`;
}
function Groups({ panel, text, send }) {
  const { puzzled, trouble } = panel;
  return html`<div class="stack tight">
		<span class="eu-label">${text("house_rules")}</span>
		<div class="folds">${panel.groups.map(
    (group) => html`<details key=${group.title} class="fold">
			<summary><span>${group.title}</span>${group.changed && html`<span class="chip lit">${group.changed}</span>`}</summary>
			<div class="house-rules">${group.options.map((option) => html`<${HouseRule} key=${option.name} option=${option} trouble=${option.name === puzzled ? trouble : ""} send=${send} />`)}</div>
		</details>`
  )}</div>
	</div>`;
}
function HouseRule({ option, trouble, send }) {
  const pick = (at) => send("option", { name: option.name, at });
  return html`<div class="stack tight"><${option.kind === "few" ? Few : Typed} option=${option} pick=${pick} wrong=${Boolean(trouble)} /><${Trouble} text=${trouble} /></div>`;
}
function Few({ option, pick }) {
  const { name, label, values, chosen } = option;
  const options = values.map((content, value) => ({ value, content }));
  return html`<span class="eu-label">${label}</span>
		<${Choice} options=${options} value=${chosen} label=${label} name=${name} plain onPick=${pick} />`;
}
function Typed({ option, pick, wrong }) {
  const { name, label, kind: kind2, values, chosen, number } = option;
  const typed = useTyped(number);
  const common = { class: "eu-input", "data-group": "option", "data-focus": name, "aria-invalid": wrong };
  const onChange = ({ currentTarget: { value } }) => pick(kind2 === "many" ? Number(value) : value);
  const field = kind2 === "many" ? html`<select ...${common} onChange=${onChange}>${values.map((value, i3) => html`<option key=${i3} value=${i3} selected=${i3 === chosen}>${value}</option>`)}</select>` : html`<input ...${common} ref=${typed} inputMode="numeric" autocomplete="off" maxLength="5" onChange=${onChange} />`;
  return html`<label class="field"><span class="eu-label">${label}</span>${field}</label>`;
}
function useTyped(value) {
  const field = T2(
    /** @type {HTMLInputElement | null} */
    null
  );
  A2(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
function Differences({ panel, text }) {
  const { differences } = panel;
  return html`<div class="stack tight">
		<span class="eu-label">${text("differs")}</span>
		${differences.length ? html`<ul class="changes">${differences.map((one) => html`<li key=${one.title}><b>${one.title}</b><span>${one.after}</span><span class="eu-label">${text("in_book")} ${one.before}</span></li>`)}</ul>` : html`<p>${text("as_book")}</p>`}
	</div>`;
}
function Code({ panel, text, send, tell, trouble }) {
  const field = useTyped(panel.code);
  const use = () => send("code", { code: field.current?.value ?? "" });
  const copy = () => copyFrom(field.current, () => tell(text("copied")));
  const onKey = (event) => event.key === "Enter" && use();
  return html`<div class="stack tight">
		<label class="field"><span class="eu-label">${text("rules_code")}</span><input ref=${field} class="eu-input code" autocomplete="off" spellcheck=${false} maxLength="200" aria-invalid=${Boolean(trouble)} onKeyDown=${onKey} /></label>
		<${Trouble} text=${trouble} />
		<div class="eu-row"><button type="button" class="eu-btn" onClick=${use}>${text("use_code")}</button><button type="button" class="eu-btn" onClick=${copy}>${text("copy")}</button></div>
	</div>`;
}

// front/table_panels.js
function Panel(props) {
  const onKeyDown = (event) => event.key === "Escape" && props.send("panel", { panel: "" });
  return html`<div onKeyDown=${onKeyDown}><${PANELS[props.panel.kind]} ...${props} /></div>`;
}
var PANELS = { new: NewMatch, save: SaveLoad, review: LookingBack };
function SaveLoad({ panel, text, send, tell }) {
  const typed = T2(
    /** @type {HTMLTextAreaElement | null} */
    null
  );
  A2(() => typed.current?.focus(), []);
  const load = () => send("load", { text: typed.current?.value ?? "" });
  return html`<section class="eu-panel table-panel" role="dialog" aria-label=${text("save_load")}>
		<h3>${text("save_load")}</h3>
		<${Kept} label=${text("saved")} value=${panel.text} text=${text} tell=${tell} />
		${panel.match && html`<${Kept} label=${text("finished")} value=${panel.match} text=${text} tell=${tell} />`}
		<label class="field"><span class="eu-label">${text("load_label")}</span><textarea ref=${typed} class="eu-input" rows="4" spellcheck=${false}></textarea></label>
		<${Trouble} text=${panel.trouble} />
		<div class="eu-row"><button type="button" class="eu-btn solid" onClick=${load}>${text("load")}</button><${Close} text=${text} send=${send} /></div>
	</section>`;
}

// front/table_side.js
function Side({ body, text }) {
  return html`<div class="side">
		<${ScoreTable} score=${body.score} />
		<${LastTrick} last=${body.last} text=${text} />
		${body.turned && !body.turned.middle && html`<${TurnedBeside} turned=${body.turned} title=${text("turned")} />`}
		${body.away.map((away) => html`<${OutOfPlay} key=${away.title} away=${away} />`)}
		<${Log} lines=${body.log} text=${text} />
	</div>`;
}
function OutOfPlay({ away }) {
  return html`<section class="stack tight">
		<h2 class="panel-title">${away.title}</h2>
		<div class="away">${away.cards.map((card) => html`<${Card} key=${card.id} card=${card} flip=${false} />`)}</div>
	</section>`;
}
function Foot({ body, text, send }) {
  return html`<${Pace} body=${body} text=${text} send=${send} /><${Match} match=${body.match} text=${text} send=${send} />`;
}
function ScoreTable({ score }) {
  return html`<table class="score">
		<thead><tr><td></td>${score.head.map((name) => html`<th scope="col" class="eu-label">${name}</th>`)}</tr></thead>
		<tbody>${score.rows.map(
    (row) => html`<tr><th scope="row" class="eu-label">${row.label}</th>${row.values.map((value) => html`<td class="big">${value}</td>`)}</tr>`
  )}</tbody>
	</table>`;
}
function LastTrick({ last, text }) {
  return html`<section class="stack tight">
		<h2 class="panel-title">${text("last_trick")}</h2>
		${last ? html`<div class="last">${last.cards.map(({ name, card }, i3) => html`<figure key=${i3}><${Card} card=${card} /><figcaption>${name}</figcaption></figure>`)}</div>` : html`<p class="eu-label">${text("none_yet")}</p>`}
		${last && html`<p class="eu-label">${last.text}</p>`}
	</section>`;
}
function Log({ lines: lines2, text }) {
  return html`<section class="stack tight">
		<h2 class="panel-title">${text("so_far")}</h2>
		${lines2.length === 0 && html`<p class="eu-label">${text("none_yet")}</p>`}
		<ol class="log">${lines2.map((line) => html`<li><span>${line.label}</span><span>${line.text}</span></li>`)}</ol>
	</section>`;
}
function Tools2({ tools, label, send, tell }) {
  const { group, item } = useRoving("help", tools.length);
  const [asked, setAsked] = d2("");
  const press = (tool) => {
    setAsked(tool.why ? tool.kind : "");
    if (tool.why) tell(tool.why);
    else send(tool.kind);
  };
  const why = tools.find((tool) => tool.kind === asked)?.why;
  return html`<div class="help stack tight">
		<div class="eu-row" role="group" aria-label=${label} ...${group}>
			${tools.map((tool, i3) => html`<button type="button" key=${tool.kind} class="eu-btn" ...${item(i3)} aria-disabled=${tool.why ? "true" : void 0} onClick=${() => press(tool)}>${tool.label}</button>`)}
		</div>
		${why && html`<p class="eu-tell"><${Icon} name="info" /><span>${why}</span></p>`}
	</div>`;
}
function Pace({ body, text, send }) {
  const options = body.paces.map(({ value, label }) => ({ value, content: label }));
  return html`<div class="stack tight">
		<span class="eu-label">${text("pace")}</span>
		<${Choice} options=${options} value=${body.pace} label=${text("pace")} name="pace" plain onPick=${(pace) => send("pace", { pace })} />
	</div>`;
}
function Match({ match, text, send }) {
  return html`<div class="stack tight">
		<p class="eu-label">${match.head}</p>
		<ul class="eu-label">${match.rules.map((line) => html`<li>${line}</li>`)}</ul>
		${match.marks.map((line) => html`<p><span class="chip">${line}</span></p>`)}
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${() => send("panel", { panel: "new" })}>${text("new_match")}</button>
			<button type="button" class="eu-btn" onClick=${() => send("panel", { panel: "save" })}>${text("save_load")}</button>
		</div>
	</div>`;
}

// front/table.js
function Table({ body, text, send, tell }) {
  A2(() => send("ready"), []);
  return html`<div class="eu-body">
		<${Status} cells=${body.status} />
		<div class="table-grid">
			<${Board} body=${body} text=${text} send=${send} tell=${tell} />
			<${Tools2} tools=${body.tools} label=${text("help")} send=${send} tell=${tell} />
			<${Side} body=${body} text=${text} />
			<div class="foot">
				${body.panel ? html`<${Panel} panel=${body.panel} text=${text} send=${send} tell=${tell} />` : html`<${Foot} body=${body} text=${text} send=${send} />`}
			</div>
		</div>
	</div>`;
}
var table_default = widget(Table, "table");
export {
  table_default as default
};
