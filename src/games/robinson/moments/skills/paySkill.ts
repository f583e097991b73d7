import { isStepOf, moveOnTrack, ok, type Track } from '@/engine';
import type { Part } from '../../rules/parts';
import { skill } from './rule';
import type { Boon, Skill } from '../../skills';
import { CAMP, PHASES } from '../../terms';
import { trackOf } from '../../session/counters';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { hasShelter, isPlayer, type State } from '../../session/state';
import { counts, relabel, type Decision } from '../../session/decide/decision';

/** A skill is paid for and used once a round; what can be counted of it follows. */
export function paySkill(
  state: State,
  player: string,
  chosen: Skill,
  /** Just won with a failed die: it cannot pay for rolling that die again. */
  lockedTokens = 0,
  raise: 'palisade' | 'weapon' | null = null,
): Decision {
  const phase = PHASES.find((one) => one === state.stage);
  const character = state.config.characters[player];
  if (!phase) return refuse('notNow');
  if (!character || !isPlayer(state, player)) return refuse('unknownPlayer');
  const outcome = skill.ask({
    character,
    skill: chosen,
    phase,
    tokens: (state.bodies[player]?.determination ?? 0) + lockedTokens,
    lockedTokens,
    usedThisRound: state.skills[player] ?? [],
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  if (figures.gives.kind === 'palisade-or-weapon' && raise === null) return refuse('raiseWhat');
  // Nobody pays for a palisade without a shelter (ruling 8).
  if (raise === 'palisade' && !hasShelter(state)) return refuse('noShelterYet');
  const boon = skillBoon({
    ...figures.gives,
    raise,
    hasShelter: hasShelter(state),
    morale: { level: state.camp.morale, track: trackOf(state, { owner: CAMP, counter: 'morale' }) },
  });
  const gains = (['food', 'morale', 'palisade', 'weapon', 'huntingDeck'] as const).flatMap((dial) => {
    const by = boon[dial] ?? 0;
    return by === 0 ? [] : [[dial, by] as const];
  });
  return ok([
    happened(
      'skillUsed',
      { player, skill: chosen },
      [
        ...counts(player, 'determination', -figures.cost, 'skill'),
        { what: 'skills', to: { ...state.skills, [player]: figures.usedThisRound } },
        ...gains.flatMap(([dial, by]) => counts(CAMP, dial, by, 'skill')),
      ],
      relabel(explanation, { [character]: player }).map((step) =>
        isStepOf<Part>(step, { part: 'skill-gift' }) && gains.length > 0
          ? { ...step, deltas: gains.map(([asset, by]) => ({ owner: CAMP, asset, by })) }
          : step,
      ),
    ),
  ]);
}

interface BoonInput {
  readonly kind: Boon;
  readonly amount: number;
  /** Defense Plan: which of the two. */
  readonly raise: 'palisade' | 'weapon' | null;
  readonly hasShelter: boolean;
  readonly morale: { readonly level: number; readonly track: Track };
}

/** What of a skill is counted in the camp; the rest is done on the table. */
function skillBoon({ kind, amount, raise, hasShelter, morale }: BoonInput): {
  readonly food?: number;
  readonly morale?: number;
  readonly palisade?: number;
  readonly weapon?: number;
  readonly huntingDeck?: number;
} {
  if (kind === 'food') return { food: amount };
  if (kind === 'morale') return { morale: moveOnTrack(morale.track, morale.level, amount).change };
  if (kind === 'beast-to-hunting-deck') return { huntingDeck: amount };
  if (kind !== 'palisade-or-weapon' || raise === null) return {};
  // Without a shelter there is no palisade to raise (ruling 8).
  return raise === 'palisade' && !hasShelter ? {} : { [raise]: amount };
}
