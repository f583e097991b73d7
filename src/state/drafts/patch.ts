import { field, list, text, type At } from '@/engine';

/** One leaf of a draft that was set; without `to` it was taken away. */
export interface Change {
  readonly path: readonly string[];
  readonly to?: unknown;
}

type Branch = Readonly<Record<string, unknown>>;

/** What has to be changed in one draft to get the other, leaf by leaf. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly Change[] {
  if (isSame(before, after)) return [];
  const [from, to] = [branchOf(before), branchOf(after)];
  // Lists of another length have no places in common: the new one counts as a whole.
  const alike =
    from &&
    to &&
    Array.isArray(before) === Array.isArray(after) &&
    (!Array.isArray(before) || sameLength(from, to));
  if (!alike) return [{ path, to: after }];
  return [
    ...Object.keys(from)
      .filter((key) => !Object.hasOwn(to, key))
      .map((key) => ({ path: [...path, key] })),
    ...Object.keys(to).flatMap((key) =>
      changesBetween(Object.hasOwn(from, key) ? from[key] : undefined, to[key], [...path, key]),
    ),
  ];
}

/** The same changes made elsewhere; what has no place there is left out. */
export function withChanges(draft: unknown, changes: readonly Change[]): unknown {
  return changes.reduce(withChange, draft);
}

function withChange(at: unknown, { path: [key, ...rest], ...change }: Change): unknown {
  if (key === undefined) return 'to' in change ? change.to : at;
  const branch = branchOf(at);
  if (!branch) return at;
  const inner = Object.hasOwn(branch, key) ? branch[key] : undefined;
  if (rest.length > 0 && !branchOf(inner)) return at;
  if (Array.isArray(at)) {
    const items: readonly unknown[] = at;
    return items.map((item, i) => (String(i) === key ? withChange(item, { path: rest, ...change }) : item));
  }
  const others = Object.entries(branch).filter(([name]) => name !== key);
  const removed = rest.length === 0 && !('to' in change);
  if (removed) return Object.fromEntries(others);
  return { ...branch, [key]: withChange(inner, { path: rest, ...change }) };
}

export function readChanges(at: At): readonly Change[] {
  return list(at, (change) => {
    const { value } = field(change, 'to');
    const path = list(field(change, 'path'), text, { max: 20 });
    return value === undefined ? { path } : { path, to: value };
  });
}

/** Drafts are plain JSON. */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

function branchOf(value: unknown): Branch | null {
  return typeof value === 'object' && value !== null ? (value as Branch) : null;
}

function sameLength(left: Branch, right: Branch): boolean {
  return Object.keys(left).length === Object.keys(right).length;
}
