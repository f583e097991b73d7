import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';
import { analyze } from 'eslint-scope';

/** What Hermes has, and what React Native and Expo put beside it before our code runs. */
const THERE = new Set(
  `AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
  Float32Array Float64Array Function HermesInternal Infinity Int16Array Int32Array Int8Array Intl JSON Map Math NaN
  Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError
  Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape arguments
  AbortController AbortSignal Blob Event EventTarget File FileReader FormData Headers MessageEvent Request Response
  TextDecoder TextEncoder URL URLSearchParams WebSocket XMLHttpRequest alert atob btoa cancelAnimationFrame
  cancelIdleCallback clearImmediate clearInterval clearTimeout console fetch global navigator performance process
  queueMicrotask requestAnimationFrame requestIdleCallback self setImmediate setInterval setTimeout structuredClone
  DOMRect DOMRectReadOnly ErrorUtils RN$Bridgeless nativeFabricUIManager __r __d __c __registerSegment __DEV__
  __REACT_DEVTOOLS_GLOBAL_HOOK__ __METRO_GLOBAL_PREFIX__ __BUNDLE_START_TIME__ __requireCycleModule module exports
  require expo`.split(/\s+/),
);
/** Packages ask whether these are there before they use them, or use them in code that no phone runs. */
const GUARDED = new Set(
  `DOMException DebuggerInternal Image Intl.ListFormat Intl.Locale Intl.PluralRules Intl.RelativeTimeFormat Iterator
  MessageChannel REACT_NAVIGATION_DEVTOOLS RN$enableMicrotasksInReact ReadableStream TransformStream Worker
  WritableStream _dependencyMap _fetchAsync body crossOriginIsolated define fetchThenEvalAsync headers location
  nativePerformanceNow nativeRuntimeScheduler onmessage postMessage regeneratorRuntime reportError status url
  window`.split(/\s+/),
);
/** Methods that newer engines have. */
const MISSING = new Set(['toSorted', 'toSpliced', 'fromAsync', 'groupBy']);
const MISSING_INTL = new Set([
  'PluralRules',
  'ListFormat',
  'RelativeTimeFormat',
  'Segmenter',
  'DisplayNames',
  'Locale',
]);

/** Names that the bundle uses and a phone does not have. A name that is only asked for (`typeof`) is no use. */
export function missingGlobals(code: string): readonly string[] {
  const tree = parse(code, { ecmaVersion: 'latest', ranges: true });
  const asked = new Set<Node>();
  const found = new Set<string>();
  full(tree, (node) => {
    const { type, operator, argument, object, property, computed } = node as unknown as Syntax;
    if (type === 'UnaryExpression' && operator === 'typeof' && argument)
      asked.add(argument as unknown as Node);
    if (type !== 'MemberExpression' || computed || property?.name === undefined) return;
    if (MISSING.has(property.name)) found.add(`.${property.name}`);
    if (object?.name === 'Intl' && MISSING_INTL.has(property.name)) found.add(`Intl.${property.name}`);
  });
  const { scopes } = analyze(tree as Parameters<typeof analyze>[0], {
    ecmaVersion: 2022,
    sourceType: 'script',
  });
  for (const { identifier } of scopes[0]?.through ?? [])
    if (!asked.has(identifier as unknown as Node) && !THERE.has(identifier.name)) found.add(identifier.name);
  return [...found].filter((name) => !GUARDED.has(name)).sort();
}

interface Syntax {
  readonly type: string;
  readonly operator?: string;
  readonly argument?: { readonly type: string };
  readonly object?: { readonly name?: string };
  readonly property?: { readonly name?: string };
  readonly computed?: boolean;
}
