import type { Explanation, Phrase, ToldLine, WizardStep } from '@/engine';
import { nameOf } from '../../../names';
import { say, signed } from '../../../say';
import { rankTable } from '../../closing';
import { playersOf, type TableState } from '../../table';
import { valueOf } from '../../tableChange';
import { whyOf } from '../whyOf';

interface Ending<D> {
  /** Everybody's Followers as the commit would leave them. */
  followers(player: string): number;
  /** What decides between equals. */
  tiebreak(player: string): number;
  readonly words: { readonly help: Phrase; readonly tiebreak: Phrase; readonly byTiebreak: Phrase };
  readonly explanation: Explanation;
  /** Every source, player by player. */
  readonly gains: readonly ToldLine<D>[];
}

/** Who wins, with what was set by hand; under it every source that gave something. */
export function winnersStep<D>(
  state: TableState,
  { followers, tiebreak, words, explanation, gains }: Ending<D>,
): WizardStep<D> {
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
  return {
    kind: 'table',
    id: 'winners',
    title: say('session.finalWizard.ranking'),
    help: words.help,
    tables: [
      {
        columns: [say('session.finalWizard.gained'), say('session.finalWizard.total'), words.tiebreak],
        rows: places.map(({ id, rank }) => {
          const mark = markOf(id, rank);
          return {
            id,
            player: id,
            label: say('session.assemblyWizard.place', { place: rank, player: nameOf(id) }),
            cells: [
              signed(followers(id) - valueOf(state, id, 'followers')),
              `${followers(id)}`,
              `${tiebreak(id)}`,
            ],
            ...(mark && { mark }),
            why: whyOf(explanation, id),
          };
        }),
      },
    ],
    // What gives nothing is left out, unless the table says otherwise.
    lines: gains.filter(({ byHand }) => byHand && (byHand.worked !== 0 || byHand.value !== 0)),
  };
}
