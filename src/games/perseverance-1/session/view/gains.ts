import type { Phrase } from '@/engine';
import type { EditionRules } from '../../editions';
import { nameOf, say } from '../../say';
import { ASSETS, type Asset } from '../../terms';
import { counterName } from '../counterName';
import type { Event, Gains } from '../event';

/** What one player gained or paid, as far as it is tracked: "Food +2, Valor +1". */
export function gainNote(
  player: string,
  changes: Event['changes'],
  rules: EditionRules,
): { readonly note?: Phrase; readonly figure?: number } {
  const gains = changes.flatMap((change) =>
    change.what === 'count' && change.owner === player && change.by !== 0 && isAsset(change.counter)
      ? [say('session.event.gain', { what: counterName(rules, change.counter), by: signed(change.by) })]
      : [],
  );
  const followers = changes.find(
    (change) => change.what === 'count' && change.owner === player && change.counter === 'followers',
  );
  const note = listed(gains);
  return {
    ...(note && { note }),
    ...(followers?.what === 'count' && { figure: followers.by }),
  };
}

/** Everybody's Followers of one moment. */
export function gainsNote(followers: Gains): { readonly note?: Phrase } {
  const note = listed(
    Object.entries(followers).map(([player, by]) =>
      say('session.event.playerGain', { player: nameOf(player), by: signed(by) }),
    ),
  );
  return note ? { note } : {};
}

export function listed(phrases: readonly Phrase[]): Phrase | undefined {
  const [first, ...rest] = phrases;
  const others = rest.length > 0 ? listed(rest) : undefined;
  return first && others ? say('owner.list', { first, rest: others }) : first;
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

function isAsset(counter: string): counter is Asset {
  return (ASSETS as readonly string[]).includes(counter);
}
