import type { Outcome, Phrase, WizardStep } from '@/engine';
import { rankFinal } from '../../../perseverance/rankFinal';
import type { FinalScoringResult } from '../../rules/finalScoring';
import { nameOf, say } from '../../say';
import { decide } from '../decide/decide';
import { evolve } from '../evolve';
import { playersOf, type State } from '../state';
import { withTotals } from './byHandFigures';
import { finalCommand, GIVES } from './finalScoringCommand';
import type { FinalDraft } from './finalScoringDraft';
import { gainLine } from './finalScoringGains';
import { signed } from './shiftFollowers';
import { whyOf } from './whyOf';

type Final = Outcome<FinalScoringResult>;

/** Who wins, with what was set by hand; under it every source that gave something, player by player. */
export function winnersStep(state: State, draft: FinalDraft, final: Final): WizardStep<FinalDraft> {
  const { figures, explanation } = final;
  const after = followersAfter(state, draft, figures);
  const soldiers = new Map(figures.ranking.map((place) => [place.id, place.soldiers]));
  const { places, winners, decidedBy } = rankFinal(
    playersOf(state).map((id) => ({
      id,
      followers: after.get(id) ?? 0,
      tiebreak: soldiers.get(id) ?? 0,
    })),
  );
  const reason = { followers: 'byFollowers', tiebreak: 'bySoldiers', shared: 'shared' } as const;
  const markOf = (id: string, rank: number): Phrase | null => {
    if (winners.includes(id)) return say(`session.finalWizard.${reason[decidedBy]}`);
    return places.filter((other) => other.rank === rank).length > 1 ? say('session.finalWizard.level') : null;
  };
  return {
    kind: 'table',
    id: 'winners',
    title: say('session.finalWizard.ranking'),
    help: say('session.finalWizard.rankingHelp'),
    tables: [
      {
        columns: [
          say('session.finalWizard.gained'),
          say('session.finalWizard.total'),
          say('session.finalWizard.allSoldiers'),
        ],
        rows: places.map(({ id, rank }) => {
          const mark = markOf(id, rank);
          const total = after.get(id) ?? 0;
          return {
            id,
            player: id,
            label: say('session.assemblyWizard.place', { place: rank, player: nameOf(id) }),
            cells: [
              signed(total - (state.players[id]?.followers ?? 0)),
              `${total}`,
              `${soldiers.get(id) ?? 0}`,
            ],
            ...(mark && { mark }),
            why: whyOf(explanation, id),
          };
        }),
      },
    ],
    lines: playersOf(state).flatMap((id) =>
      GIVES.map((source) => gainLine(state, draft, source, id, final)).filter(
        // What gives nothing is left out, unless the table says otherwise.
        ({ byHand }) => byHand && (byHand.worked !== 0 || byHand.value !== 0),
      ),
    ),
  };
}

/** As the commit would leave them. */
function followersAfter(
  state: State,
  draft: FinalDraft,
  { final }: FinalScoringResult,
): ReadonlyMap<string, number> {
  const decision = decide(state, withTotals(finalCommand(state, draft), draft.byHand), { pick: () => 0 });
  if (!decision.ok) return new Map(Object.entries(final));
  const after = decision.value.reduce(evolve, state);
  return new Map(playersOf(state).map((id) => [id, after.players[id]?.followers ?? 0]));
}
