import { sumDeltas, type Explanation, type Phrase } from '@/engine';
import { listed, say, signed } from '../../say';

/** What is known of a command before it is sent. */
type Looked =
  | { readonly ok: true; readonly value: readonly { readonly why?: Explanation }[] }
  | { readonly ok: false; readonly error: { readonly message: Phrase } };

/**
 * What a command would cost and give its player, tracked or not, or why it cannot be. With `before`, only what comes
 * on top of it: the next option of several.
 */
export function outlookOf<A extends string>(
  player: string,
  looked: Looked,
  before: Looked | null,
  assets: readonly A[],
  assetName: (asset: A) => Phrase,
): { readonly note?: Phrase; readonly reason?: Phrase } {
  if (!looked.ok) return { reason: looked.error.message };
  const after = gainsIn(player, looked);
  const so = before ? gainsIn(player, before) : {};
  const note = listed(
    assets.flatMap((asset) => {
      const by = (after[asset] ?? 0) - (so[asset] ?? 0);
      return by === 0 ? [] : [say('session.event.gain', { what: assetName(asset), by: signed(by) })];
    }),
  );
  return note ? { note } : {};
}

function gainsIn(player: string, looked: Looked): Readonly<Record<string, number>> {
  const why = looked.ok ? looked.value.flatMap((event) => event.why ?? []) : [];
  return sumDeltas(why)[player] ?? {};
}
