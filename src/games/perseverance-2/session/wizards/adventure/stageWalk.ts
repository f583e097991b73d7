import { stepsOf, type Phrase, type ToldLine, type WizardStep } from '@/engine';
import { rollFails } from '../../../../perseverance/threatCheck';
import {
  askRoll,
  askThen,
  askThreatValue,
  askToken,
  askWho,
  pendingStep,
  tokenNote,
} from '../../../../perseverance/session/wizards/threatSteps';
import { openTrail, type Trail } from '../../../../perseverance/session/wizards/trail';
import { countedParty } from '../../../rules/outside';
import type { Part } from '../../../rules/parts';
import { partySize } from '../../../rules/party';
import { nameOf, say } from '../../../say';
import { SOLDIERS } from '../../../terms';
import type { RuledCommand } from '../../command';
import { isTrialFollowed } from '../../decide/adventure';
import { isBreached, seatOf } from '../../records';
import { isFull, type Adventure, type State } from '../../state';
import { gainFigures } from '../gainFigures';
import { askThings, thingCounts, thingFigures } from '../quick/askThings';
import { askCards, bonusOf, nameOfCard } from './askCards';
import { askSavant, mayComplete, onwardOf, type Then } from './completing';
import {
  isPending,
  NOTHING_SAID,
  stageCommand,
  standingAfter,
  withoutPending,
  type StageSaid,
  type Standing,
} from './stageCommand';
import { MOST_CARDS, type StageDraft } from './stageDraft';

export interface Walk {
  readonly steps: readonly WizardStep<StageDraft>[];
  /** Null while something is open. */
  readonly command: RuledCommand | null;
  /** The same without what the app has still to roll. */
  readonly certain: RuledCommand | null;
}

export function walkStage(state: State, draft: StageDraft): Walk {
  const trail = openTrail(draft);
  const open: Walk = { steps: trail.steps, command: null, certain: null };
  const { adventure } = seatOf(state, draft.player);
  if (!adventure || adventure.waits) {
    const missing = adventure
      ? say('session.refusal.stageNextTurn')
      : say('session.refusal.noAdventure', { player: nameOf(draft.player) });
    trail.steps.push({ ...rewardsStep(state, draft, adventure), missing });
    return open;
  }
  const lodge = askLodge(trail, state);
  if (lodge === null) return open;
  const stage = { ...NOTHING_SAID, ...lodge };
  if (!adventure.resolved) trail.steps.push(rewardsStep(state, draft, adventure));
  const things = adventure.resolved ? [] : askStageThings(trail, state, draft, stage);
  if (things === null) return open;
  const kept = adventure.resolved ? [] : askCards(trail, state, draft, adventure.party, { ...stage, things });
  if (kept === null) return open;
  const said: StageSaid = { ...stage, things, kept };
  const standing = adventure.resolved
    ? standingNow(state, draft, adventure)
    : standingAfter(state, draft, said);
  trail.steps.push(...trialStep(state, adventure, standing));
  const then = askOnward(trail, state, draft, { adventure, standing, said });
  if (then === null) return open;
  const savant = mayComplete(state, draft, said, then) ? askSavant(trail, state, draft, said, then) : null;
  if (savant === 'open') return open;
  return closed(state, draft, trail.steps, { ...said, savant }, then);
}

function closed(
  state: State,
  draft: StageDraft,
  steps: readonly WizardStep<StageDraft>[],
  said: StageSaid,
  then: Then,
): Walk {
  const { kept } = said;
  const rolls = [
    ...kept.flatMap((card, i) =>
      isPending(state, card) && card.check
        ? [{ what: nameOfCard(card.kind, i + 1), threat: card.check.threat }]
        : [],
    ),
    ...(isRolledLater(state, then) ? [{ what: say('threat.check.transition'), threat: then.threat }] : []),
  ];
  const onward = then === 'later' ? null : then === 'end' ? then : onwardOf(then);
  return {
    steps: [...steps, ...pendingStep<StageDraft>(rolls)],
    command: stageCommand(draft, { ...said, then: onward }),
    certain: stageCommand(draft, {
      ...said,
      kept: kept.map((card) => withoutPending(state, card)),
      then: rolls.length > 0 ? null : onward,
    }),
  };
}

function isRolledLater(state: State, then: Then): then is Exclude<Then, string> {
  return typeof then === 'object' && !then.free && then.roll === null && state.config.threat === 'die';
}

function standingNow(state: State, { player }: StageDraft, { party, leaderIgnoreUsed }: Adventure): Standing {
  const { threatLight, threatHeavy } = seatOf(state, player);
  return { party, leaderIgnoreUsed, tokens: { light: threatLight, heavy: threatHeavy }, why: [] };
}

/** Only where the Lodge stands is it worth a question; in Essentials it may stand anywhere. */
function askLodge(trail: Trail, state: State): Pick<StageSaid, 'ignoreThreats' | 'lodge'> | null {
  const full = isFull(state);
  const place = full ? state.areas.find(({ outpost }) => outpost?.tile === 'adventurers-lodge') : null;
  if (place === undefined) return { ignoreThreats: false, lodge: null };
  const said = trail.ask({
    id: 'lodge',
    title: say('session.stage.lodge'),
    help: say('session.stage.lodgeHelp'),
    options: [
      { id: 'count', icon: 'skull', label: say('session.stage.threatsCount') },
      {
        id: 'ignored',
        icon: 'check',
        label: say('session.stage.threatsIgnored'),
        ...(place &&
          isBreached(state, place.id, 'outpost') && { reason: say('session.refusal.outpostBreached') }),
      },
    ],
  });
  if (said === null) return null;
  return said === 'ignored'
    ? { ignoreThreats: true, lodge: place?.id ?? null }
    : { ignoreThreats: false, lodge: null };
}

/** Dinos, Perks and Structures that are printed on the stage. */
function askStageThings(trail: Trail, state: State, draft: StageDraft, stage: StageSaid) {
  return askThings(trail, state, {
    id: 'stage',
    player: draft.player,
    counts: thingCounts(draft, 'stage'),
    command: (things) => stageCommand(draft, { ...stage, things }),
  });
}

function rewardsStep(state: State, draft: StageDraft, adventure: Adventure | null): WizardStep<StageDraft> {
  const { stage = 1, trial = null } = adventure ?? {};
  const uncounted = trial !== null && !isTrialFollowed(state, trial, stage);
  return {
    kind: 'figures',
    id: 'rewards',
    title: say('session.stage.rewards', { stage }),
    help: uncounted
      ? say('session.unseen.trial', { card: say(`temple.card.${trial}`) })
      : say('session.stage.rewardsHelp'),
    figures: [
      {
        id: 'shown',
        label: say('session.stage.shown'),
        value: draft.shown,
        track: { min: 0, max: MOST_CARDS },
        write: (shown) => ({ ...draft, shown }),
      },
      ...gainFigures(state, draft.rewards, (rewards) => ({ ...draft, rewards })),
      ...thingFigures(draft, 'stage'),
    ],
  };
}

/** What a Trial of the Temple counts by itself. */
function trialStep(
  state: State,
  { trial, stage, resolved }: Adventure,
  { why }: Standing,
): readonly WizardStep<StageDraft>[] {
  if (trial === null || resolved || !isTrialFollowed(state, trial, stage)) return [];
  const steps = stepsOf<Part>(why, { part: 'trial' });
  const followers = steps.flatMap(({ deltas }) => deltas ?? []).reduce((sum, { by }) => sum + by, 0);
  const line: ToldLine<StageDraft> = {
    id: 'trial',
    icon: 'followers',
    label: say('asset.followers'),
    figure: `+${followers}`,
    why: steps,
  };
  return [
    {
      kind: 'told',
      id: 'trial',
      title: say('session.stage.trial', { card: say(`temple.card.${trial}`) }),
      help: say('session.stage.trialHelp'),
      lines: [line],
    },
  ];
}

interface Moment {
  readonly adventure: Adventure;
  readonly standing: Standing;
  readonly said: StageSaid;
}

/** After the last stage, or without anybody left, the Adventure is completed; otherwise the player decides. */
function askOnward(
  trail: Trail,
  state: State,
  draft: StageDraft,
  { adventure, standing, said }: Moment,
): Then | null {
  const { party } = standing;
  const unsure = said.kept.some((card) => isPending(state, card));
  if (adventure.stage >= adventure.stages || (partySize(party) === 0 && !unsure)) return 'end';
  const then = askThen(trail, countedParty(party), unsure);
  if (then !== 'on') return then;
  const free = said.ignoreThreats || (party.leader && !standing.leaderIgnoreUsed);
  // Nobody looks at the number of a Threat that is ignored.
  if (free) return { threat: 1, roll: null, lose: null, advance: null, free };
  return askTransition(trail, state, draft, standing);
}

function askTransition(
  trail: Trail,
  state: State,
  draft: StageDraft,
  { party, tokens }: Standing,
): Then | null {
  const check = { key: 'on', what: say('threat.check.transition') as Phrase };
  const more = bonusOf(state, draft);
  const open = SOLDIERS.filter((kind) => party[kind] > 0);
  if (state.config.threat === 'deterministic') {
    const token = askToken(trail, 'on', open, tokens);
    if (token === 'open') return null;
    const moved = token ?? open[0] ?? 'heavy';
    const value = askThreatValue(trail, check, false, tokenNote(moved, party, tokens, more));
    if (value === null || value === 'none') return null;
    return { threat: Number(value), roll: null, lose: null, advance: token, free: false };
  }
  const value = askThreatValue(trail, check, false);
  if (value === null || value === 'none') return null;
  const threat = Number(value);
  const roll = askRoll(trail, check, threat, more);
  if (roll === null) return null;
  const rolled = roll === 'app' ? null : Number(roll);
  const risky = rolled === null || rollFails(rolled + more, threat);
  if (!risky || open.length < 2) return { threat, roll: rolled, lose: null, advance: null, free: false };
  const lose = askWho(trail, 'on', rolled === null);
  return lose && { threat, roll: rolled, lose, advance: null, free: false };
}
