import type { Ask, Explanation, Phrase } from '@/engine';
import { nameOf } from '../../names';
import { say, signed } from '../../say';
import { rankTable } from './closing';
import { COUNT_LIMIT } from '../../session/counting';
import { playersOf, type TableState } from '../../session/table';
import { valueOf } from '../../session/tableChange';
import { totalLine } from '../../session/wizards/reviewTotals';
import { whyOf } from '../../session/wizards/whyOf';
import { gainLine, type Gain } from './gains';

interface Ending {
  /** Everybody's Followers after the last source. */
  followers(player: string): number;
  /** What decides between equals. */
  tiebreak(player: string): number;
  readonly words: { readonly help: Phrase; readonly tiebreak: Phrase; readonly byTiebreak: Phrase };
  readonly explanation: Explanation;
  /** Every source, player by player. */
  readonly gains: readonly Gain[];
}

/** Who wins, with what the table set itself; under it every source that gave something. */
export function tellWinners(ask: Ask, state: TableState, ending: Ending): void {
  const { tiebreak, words, explanation, gains } = ending;
  const totalOf = (owner: string) =>
    ask.override(totalLine({ owner, counter: 'followers' }), {
      computed: ending.followers(owner),
      track: { min: 0, max: COUNT_LIMIT },
      label: say('asset.followers'),
    });
  const followers = (owner: string) => totalOf(owner).value;
  const { places, winners, decidedBy } = rankTable(
    state,
    playersOf(state).map((id) => ({ id, followers: followers(id), tiebreak: tiebreak(id) })),
  );
  const reason = {
    followers: say('session.finalWizard.byFollowers'),
    tiebreak: words.byTiebreak,
    shared: say('session.finalWizard.shared'),
  };
  const markOf = (id: string, rank: number): Phrase | null => {
    if (winners.includes(id)) return reason[decidedBy];
    return places.filter((other) => other.rank === rank).length > 1 ? say('session.finalWizard.level') : null;
  };
  ask.table({
    id: 'winners',
    title: say('session.finalWizard.ranking'),
    help: words.help,
    tables: [
      {
        columns: [say('session.finalWizard.gained'), say('session.finalWizard.total'), words.tiebreak],
        rows: places.map(({ id, rank }) => {
          const mark = markOf(id, rank);
          const total = followers(id);
          return {
            id,
            player: id,
            label: say('session.assemblyWizard.place', { place: rank, player: nameOf(id) }),
            cells: [signed(total - valueOf(state, id, 'followers')), `${total}`, `${tiebreak(id)}`],
            ...(mark && { mark }),
            why: whyOf(explanation, id),
            override: totalOf(id),
          };
        }),
      },
    ],
    // What gives nothing is left out, unless the table set it.
    lines: gains
      .map((gain) => gainLine(ask, gain))
      .filter(({ override: set }) => set && (set.computed !== 0 || set.value !== 0)),
  });
}
