import type { Phrase, WizardStep } from '@/engine';
import { askThen } from '../../../perseverance/session/wizards/threatSteps';
import { choicesOf, isLight, type CardId } from '../../rules/challengeCards';
import type { SoldierCount } from '../../rules/fields';
import { STAGE_ASSETS } from '../../rules/patrolInput';
import { counted, nameOf, say } from '../../say';
import type { KeptCard, Onward, RuledCommand } from '../command';
import { counterName } from '../counterName';
import type { NamedMove } from '../decide/threatChecks';
import type { Patrol, State } from '../state';
import { rulesFor } from '../supplies';
import { describeGains } from './cardGains';
import { drawnStep, keptCards, keptStep } from './patrolCards';
import { ALL_ASSETS, MORE_ASSETS, MOST_REWARD, MOST_SHOWN, type StageDraft } from './patrolStageDraft';
import { askCheck, isPending, pendingRolls, standingAfter } from './threatCheck';
import { openTrail, type Trail } from './trail';

interface Walk {
  readonly steps: readonly WizardStep<StageDraft>[];
  /** Null while something is open. */
  readonly command: RuledCommand | null;
  /** The same without what the app has still to roll. */
  readonly certain: RuledCommand | null;
}

type Kept = KeptCard & { readonly move: NamedMove | null };
type Then = 'later' | 'end' | NamedMove;

export function walkStage(state: State, draft: StageDraft): Walk {
  const trail = openTrail(draft);
  const patrol = state.players[draft.player]?.patrol ?? null;
  const open: Walk = { steps: trail.steps, command: null, certain: null };
  if (!patrol?.resolved) trail.steps.push(rewardsStep(state, draft, patrol));
  if (!patrol) return open;
  const kept = patrol.resolved ? [] : askCards(trail, state, draft, patrol.soldiers);
  if (kept === null) return open;
  const moves = kept.flatMap(({ move }) => (move ? [move] : []));
  const then = askOnward(trail, state, draft.player, patrol, moves);
  if (then === null) return open;
  const all = typeof then === 'object' ? [...moves, then] : moves;
  const pending = all.some((move) => isPending(state, move));
  const known = kept.filter(({ move }) => !move || !isPending(state, move));
  return {
    steps: [...trail.steps, ...pendingRolls<StageDraft>(state, all)],
    command: commandOf(draft, patrol, kept, kept, then),
    certain: commandOf(draft, patrol, kept, known, pending ? 'later' : then),
  };
}

/** `checked` are the cards whose Threat counts; the rewards of all kept ones do. */
function commandOf(
  draft: StageDraft,
  patrol: Patrol,
  kept: readonly Kept[],
  checked: readonly Kept[],
  then: Then,
): RuledCommand {
  const { player } = draft;
  if (patrol.resolved) {
    if (then === 'end') return { type: 'patrolEnd', player };
    return { type: 'threat', player, checks: then === 'later' ? [] : [{ kind: then.kind, ...onward(then) }] };
  }
  return {
    type: 'patrolStage',
    player,
    stageRewards: STAGE_ASSETS.map((asset) => [asset, draft.rewards[asset]] as const),
    moreRewards: MORE_ASSETS.map((asset) => [asset, draft.rewards[asset]] as const),
    challengeLimit: draft.shown,
    drawn: draft.shown > 0 ? draft.drawn : [],
    kept: kept.map((one) => ({
      card: one.card,
      choice: one.choice,
      check: one.move && checked.includes(one) ? { threat: one.move.threat, roll: one.move.roll } : null,
    })),
    ...(then !== 'later' && { then: then === 'end' ? then : onward(then) }),
  };
}

function onward({ threat, roll, type }: NamedMove): Onward {
  return { threat, roll, type };
}

function rewardsStep(state: State, draft: StageDraft, patrol: Patrol | null): WizardStep<StageDraft> {
  const figure = (
    id: string,
    label: Phrase,
    value: number,
    max: number,
    write: (to: number) => StageDraft,
  ) => ({
    id,
    label,
    value,
    track: { min: 0, max },
    write,
  });
  return {
    kind: 'figures',
    id: 'rewards',
    title: say('session.stage.rewards', { stage: patrol?.stage ?? 1 }),
    help: say('session.stage.rewardsHelp'),
    figures: [
      figure('shown', say('session.stage.shown'), draft.shown, MOST_SHOWN, (shown) => ({ ...draft, shown })),
      ...ALL_ASSETS.map((asset) =>
        figure(
          asset,
          counterName(rulesFor(state), asset),
          draft.rewards[asset],
          MOST_REWARD[asset],
          (to) => ({ ...draft, rewards: { ...draft.rewards, [asset]: to } }),
        ),
      ),
    ],
    ...(!patrol && { missing: say('session.refusal.noPatrol', { player: nameOf(draft.player) }) }),
  };
}

/** Drawn, kept, what each gives, and what it threatens. */
function askCards(
  trail: ReturnType<typeof openTrail<StageDraft>>,
  state: State,
  draft: StageDraft,
  soldiers: SoldierCount,
): readonly Kept[] | null {
  if (draft.shown === 0) return [];
  const drawn = drawnStep(state, draft, soldiers);
  trail.steps.push(drawn);
  if (drawn.missing) return null;
  const keep = keptStep(state, draft);
  if (keep) trail.steps.push(keep);
  if (keep?.missing) return null;
  const kept: Kept[] = [];
  for (const card of keptCards(state, draft)) {
    const choice = askChoice(trail, state, card);
    if (choice === null) return null;
    const moves = kept.flatMap(({ move }) => (move ? [move] : []));
    const type = isLight(card) ? 'light' : 'heavy';
    const asked = { of: card, kind: 'challenge', type, mayBeNone: true } as const;
    const move = askCheck(trail, state, card, asked, standingAfter(state, draft.player, moves));
    if (move === null) return null;
    kept.push({ card, choice: choice === 'fixed' ? null : choice, move: move === 'none' ? null : move });
  }
  return kept;
}

function askChoice(trail: Trail, state: State, card: CardId): string | null {
  const choices = Object.entries(choicesOf(card));
  if (choices.length === 0) return 'fixed';
  return trail.ask({
    id: `choice:${card}`,
    title: say('session.stage.choice', { card }),
    help: say('session.stage.choiceHelp'),
    options: choices.map(([id, gains]) => ({ id, label: describeGains(state, gains) })),
  });
}

/** After the last stage, or without anybody left, the Patrol is over; otherwise the player decides. */
function askOnward(
  trail: Trail,
  state: State,
  player: string,
  { stage, stages }: Patrol,
  moves: readonly NamedMove[],
): Then | null {
  const standing = standingAfter(state, player, moves);
  const { light, heavy } = standing.soldiers;
  const unsure = moves.some((move) => isPending(state, move));
  if (stage >= stages || light + heavy === 0) return 'end';
  const then = askThen(trail, counted(['light', light], ['heavy', heavy]), unsure);
  if (then !== 'on') return then;
  const asked = { of: 'transition', kind: 'transition', type: null, mayBeNone: false } as const;
  const move = askCheck(trail, state, 'on', asked, standing);
  return move === 'none' ? null : move;
}
