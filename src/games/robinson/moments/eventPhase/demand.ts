import { isStepOf, ok, type Explanation } from '@/engine';
import type { Part } from '../../rules/parts';
import { metKey, unfulfilled, type UnfulfilledResult } from './unfulfilled';
import { say } from '../../say';
import { takeFood } from '../../stock';
import { CAMP } from '../../terms';
import { DEMANDS, type CommandOf } from '../../session/command';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { isPlayer, playersOf, type State } from '../../session/state';
import { counts, dialsTo, sequence, type Decision } from '../../session/decide/decision';
import { hurt } from '../wounds/decide';

/** What a card asks for; what is not there costs wounds. */
export function demand(state: State, { player, wants, onlyIfPossible }: CommandOf<'demand'>): Decision {
  const { camp } = state;
  if (player !== null && !isPlayer(state, player)) return refuse('unknownPlayer');
  if (player === null && wants.determination > 0) return refuse('whoseTokens');
  const held = { ...camp, food: camp.food + camp.nonPerishable };
  const tokens = player === null ? 0 : (state.bodies[player]?.determination ?? 0);
  const kinds = DEMANDS.filter((kind) => wants[kind] !== 0);
  if (kinds.length === 0) return refuse('nothingAsked');
  const outcome = unfulfilled.ask({
    scope: player === null ? 'all' : 'player',
    players: playersOf(state),
    player: player ?? undefined,
    demands: kinds.map((kind) => ({
      kind,
      required: wants[kind],
      available: kind === 'determination' ? tokens : held[kind],
    })),
    onlyIfPossible,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const paid = (kind: string) => figures.demands.find((one) => one.kind === kind)?.paid ?? 0;
  const { left: larder } = takeFood(camp, paid('food'));
  const event = happened(
    'demandMet',
    { missing: figures.missing },
    [
      ...dialsTo(state, larder, 'demand'),
      ...(['wood', 'fur', 'weapon', 'palisade', 'roof'] as const).flatMap((dial) =>
        counts(CAMP, dial, -paid(dial), 'demand'),
      ),
      ...(player === null ? [] : counts(player, 'determination', -paid('determination'), 'demand')),
    ],
    named(explanation, figures.demands, player ?? CAMP),
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) =>
        hurt(
          after,
          playersOf(after).map((owner) => ({ owner, wounds: figures.wounds[owner] ?? 0, cause: 'demand' })),
        ),
    ),
  );
}

/** The rules know kinds by their ids; here they have names, and what was given is counted. */
function named(why: Explanation, met: UnfulfilledResult['demands'], tokensOf: string): Explanation {
  return why.map((step) => {
    if (!isStepOf<Part>(step, { part: 'demand' })) return step;
    const kind = DEMANDS.find((one) => one === step.id?.at?.kind);
    const given = met.find((one) => one.kind === kind);
    if (!kind || !given) return step;
    const { paid, missing } = given;
    const owner = kind === 'determination' ? tokensOf : CAMP;
    return {
      ...step,
      rule: say(metKey(missing), { kind: say(`session.counter.${kind}`), paid, missing }),
      ...(paid > 0 && { deltas: [{ owner, asset: kind, by: -paid }] }),
    };
  });
}
