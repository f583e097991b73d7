/** A view as the renderer made it. What is on the screen is the tree of the last commit. */
export interface Node {
  readonly tag: number;
  readonly kind: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Node[];
  /** The renderer's own handle: events go to it. */
  readonly instance: unknown;
}

/** Sends an event of a view to the app, as the system does. */
export type Send = (node: Node, type: string, payload: Readonly<Record<string, unknown>>) => void;

export interface Screen {
  /** What the app gets as `nativeFabricUIManager`. */
  readonly manager: Readonly<Record<string, unknown>>;
  /** The roots of the last commit. */
  roots(): readonly Node[];
  readonly send: Send;
  onCommit(listener: (roots: readonly Node[]) => void): void;
  /** What was asked of a view: focus, blur, and what components of packages have of their own. */
  readonly commands: { readonly node: Node; readonly name: string }[];
}

interface Draft {
  tag: number;
  kind: string;
  props: Record<string, unknown>;
  children: Draft[];
  instance: unknown;
}

type Handler = (instance: unknown, type: string, payload: unknown) => void;
type Measured = (...figures: readonly number[]) => void;

/** Fabric's tree: every change makes new nodes, and a commit hands in a whole new screen. */
export function createScreen(size: () => { readonly width: number; readonly height: number }): Screen {
  const commands: { node: Node; name: string }[] = [];
  const listeners: ((roots: readonly Node[]) => void)[] = [];
  let roots: readonly Node[] = [];
  let handler: Handler = () => undefined;

  const clone = (node: Draft, props?: Record<string, unknown>, children?: readonly Draft[]): Draft => ({
    ...node,
    props: props ? { ...node.props, ...props } : node.props,
    children: children ? [...children] : [...node.children],
  });
  const rect = () => ({ x: 0, y: 0, ...size() });

  const manager = {
    createNode: (
      tag: number,
      kind: string,
      _root: number,
      props: Record<string, unknown>,
      instance: unknown,
    ) => ({
      tag,
      kind,
      props: { ...props },
      children: [],
      instance,
    }),
    cloneNode: (node: Draft) => clone(node),
    cloneNodeWithNewChildren: (node: Draft, children?: readonly Draft[]) =>
      clone(node, undefined, children ?? []),
    cloneNodeWithNewProps: (node: Draft, props: Record<string, unknown>) => clone(node, props),
    cloneNodeWithNewChildrenAndProps: (
      node: Draft,
      second: readonly Draft[] | Record<string, unknown>,
      third?: Record<string, unknown>,
    ) =>
      Array.isArray(second)
        ? clone(node, third, second as readonly Draft[])
        : clone(node, second as Record<string, unknown>, []),
    createChildSet: () => [] as Draft[],
    appendChild: (parent: Draft, child: Draft) => {
      parent.children.push(child);
      return parent;
    },
    appendChildToSet: (set: Draft[], child: Draft) => void set.push(child),
    completeRoot: (_root: number, set: readonly Draft[]) => {
      roots = set;
      for (const listener of listeners) listener(roots);
    },
    registerEventHandler: (given: Handler) => void (handler = given),
    dispatchCommand: (node: Node, name: string) => void commands.push({ node, name }),
    setNativeProps: (node: Draft, props: Record<string, unknown>) => void Object.assign(node.props, props),
    sendAccessibilityEvent: () => undefined,
    setIsJSResponder: () => undefined,
    configureNextLayoutAnimation: (_how: unknown, done: () => void) => done(),
    measure: (_node: Node, say: Measured) => say(0, 0, rect().width, rect().height, 0, 0),
    measureInWindow: (_node: Node, say: Measured) => say(0, 0, rect().width, rect().height),
    measureLayout: (_node: Node, _to: Node, _fail: unknown, say: Measured) =>
      say(0, 0, rect().width, rect().height),
    getBoundingClientRect: () => [0, 0, rect().width, rect().height],
    findShadowNodeByTag_DEPRECATED: () => null,
    compareDocumentPosition: () => 0,
    unstable_DefaultEventPriority: 32,
    unstable_DiscreteEventPriority: 2,
    unstable_ContinuousEventPriority: 8,
    unstable_IdleEventPriority: 268435456,
    unstable_getCurrentEventPriority: () => 2,
  };
  return {
    manager,
    roots: () => roots,
    send: (node, type, payload) => handler(node.instance, type, { target: node.tag, ...payload }),
    onCommit: (listener) => void listeners.push(listener),
    commands,
  };
}

/** A node and everything in it that can be seen. */
export function* seen(node: Node): Iterable<Node> {
  if (isHidden(node)) return;
  yield node;
  const children = node.kind === 'RNSScreenStack' ? node.children.slice(-1) : node.children;
  for (const child of children) yield* seen(child);
}

export function* all(node: Node): Iterable<Node> {
  yield node;
  for (const child of node.children) yield* all(child);
}

export const textOf = (node: Node): string =>
  node.kind === 'RCTRawText' ? String(node.props['text']) : node.children.map(textOf).join('');

/** How a screen reader calls it. */
export function nameOf(node: Node): string {
  const label = node.props['accessibilityLabel'] ?? node.props['aria-label'];
  return typeof label === 'string' && label !== '' ? label : textOf(node).trim();
}

function isHidden({ props }: Node): boolean {
  return (
    props['display'] === 'none' ||
    props['accessibilityElementsHidden'] === true ||
    props['aria-hidden'] === true
  );
}
