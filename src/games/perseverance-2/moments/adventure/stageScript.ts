import { stepsOf, type Ask, type Phrase } from '@/engine';
import { rollFails } from '../../../perseverance/moments/threat/threatCheck';
import {
  askRoll,
  askThen,
  askThreatValue,
  askToken,
  askWho,
  tellPending,
  tokenNote,
} from '../../../perseverance/moments/threat/threatSteps';
import { countedParty } from './rule';
import type { Part } from '../../rules/parts';
import { partySize } from '../combat/party';
import { nameOf, say } from '../../say';
import { SOLDIERS } from '../../terms';
import { isTrialFollowed } from './decide';
import { isBreached, seatOf } from '../../session/records';
import { isFull, type Adventure, type State } from '../../session/state';
import { askShown, askThings } from './askThings';
import { askCards, bonusOf } from './askCards';
import { askSavant, mayComplete, type Then } from './completing';
import {
  isPending,
  isWayFree,
  NOTHING_SAID,
  pendingRolls,
  stageCommand,
  standingBefore,
  type Stage,
  type StageCommand,
  type StageSaid,
  type Standing,
} from './stageCommand';

/** Rewards, kept Challenge cards, Threats, and the way on; null while something is open. */
export function askStage(ask: Ask, state: State, player: string): StageCommand | null {
  const { adventure } = seatOf(state, player);
  if (!adventure || adventure.waits) {
    askRewards(
      ask,
      state,
      adventure,
      adventure
        ? say('session.refusal.stageNextTurn')
        : say('session.refusal.noAdventure', { player: nameOf(player) }),
    );
    return null;
  }
  const lodge = askLodge(ask, state);
  if (lodge === null) return null;
  const resolved = adventure.resolved
    ? { stage: { player, rewards: {} }, things: [], kept: [] }
    : askResolved(ask, state, player, adventure, lodge);
  if (resolved === null) return null;
  const { stage, things, kept } = resolved;
  const said: StageSaid = { ...NOTHING_SAID, ...lodge, things, kept };
  const standing = standingBefore(state, stage, said);
  tellTrial(ask, state, adventure, standing);
  const then = askOnward(ask, state, player, { adventure, standing, said });
  if (then === null) return null;
  const savant = mayComplete(state, stage, said, then) ? askSavant(ask, state, stage, said, then) : null;
  if (savant === 'open') return null;
  const command = stageCommand(stage, { ...said, savant, then: then === 'later' ? null : then });
  tellPending(ask, pendingRolls(state, command));
  return command;
}

/** What the stage itself gives, and the Challenge cards of it. */
function askResolved(
  ask: Ask,
  state: State,
  player: string,
  adventure: Adventure,
  lodge: Pick<StageSaid, 'ignoreThreats' | 'lodge'>,
) {
  const { trial, stage: number } = adventure;
  // A Trial that counts itself gives nothing else.
  if (trial !== null && isTrialFollowed(state, trial, number))
    return { stage: { player, rewards: {} }, things: [], kept: [] };
  const { gains, counts } = askRewards(ask, state, adventure);
  const stage: Stage = { player, rewards: gains };
  const said = { ...NOTHING_SAID, ...lodge };
  const things = askThings(ask, state, {
    id: 'stage',
    player,
    counts,
    command: (some) => stageCommand(stage, { ...said, things: some }),
  });
  if (things === null) return null;
  const kept = askCards(ask, state, stage, {
    shown: counts.shown,
    party: adventure.party,
    said: { ...said, things },
  });
  return kept && { stage, things, kept };
}

/** Worth a question only if the Lodge is on the Map; in Essentials nobody knows. */
function askLodge(ask: Ask, state: State): Pick<StageSaid, 'ignoreThreats' | 'lodge'> | null {
  const full = isFull(state);
  const place = full ? state.areas.find(({ outpost }) => outpost?.tile === 'adventurers-lodge') : null;
  if (place === undefined) return { ignoreThreats: false, lodge: null };
  const said = ask.choose({
    id: 'lodge',
    title: say('session.stage.lodge'),
    help: say('session.stage.lodgeHelp'),
    layout: 'tiles',
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

function askRewards(ask: Ask, state: State, adventure: Adventure | null, missing: Phrase | null = null) {
  const { stage = 1, trial = null } = adventure ?? {};
  const uncounted = trial !== null && !isTrialFollowed(state, trial, stage);
  return askShown(ask, state, {
    id: 'rewards',
    title: say('session.stage.rewards', { stage }),
    help: uncounted
      ? say('session.unseen.trial', { card: say(`temple.card.${trial}`) })
      : say('session.stage.rewardsHelp'),
    more: [{ id: 'shown', icon: 'patrol', label: say('session.stage.shown') }],
    missing,
  });
}

/** What a Trial of the Temple counts by itself. */
function tellTrial(ask: Ask, state: State, { trial, stage, resolved }: Adventure, { why }: Standing): void {
  if (trial === null || resolved || !isTrialFollowed(state, trial, stage)) return;
  const steps = stepsOf<Part>(why, { part: 'trial' });
  const followers = steps.flatMap(({ deltas }) => deltas ?? []).reduce((sum, { by }) => sum + by, 0);
  ask.tell({
    id: 'trial',
    title: say('session.stage.trial', { card: say(`temple.card.${trial}`) }),
    help: say('session.stage.trialHelp'),
    lines: [
      {
        id: 'trial',
        icon: 'followers',
        label: say('asset.followers'),
        figure: `+${followers}`,
        why: steps,
      },
    ],
  });
}

interface Moment {
  readonly adventure: Adventure;
  readonly standing: Standing;
  readonly said: StageSaid;
}

/** After the last stage, or without anybody left, the Adventure is completed; otherwise the player decides. */
function askOnward(
  ask: Ask,
  state: State,
  player: string,
  { adventure, standing, said }: Moment,
): Then | null {
  const { party } = standing;
  const unsure = said.kept.some((card) => isPending(state, card));
  if (adventure.stage >= adventure.stages || (partySize(party) === 0 && !unsure)) return 'end';
  const then = askThen(ask, countedParty(party), unsure);
  if (then !== 'on') return then;
  // Nobody looks at the number of a Threat that is ignored.
  if (isWayFree(said, standing)) return { threat: 1, roll: null, lose: null, advance: null };
  return askTransition(ask, state, player, standing);
}

function askTransition(ask: Ask, state: State, player: string, { party, tokens }: Standing): Then | null {
  const check = { key: 'on', what: say('threat.check.transition') };
  const more = bonusOf(state, player);
  const open = SOLDIERS.filter((kind) => party[kind] > 0);
  if (state.config.threat === 'deterministic') {
    const token = askToken(ask, 'on', open, tokens);
    if (token === 'open') return null;
    const moved = token ?? open[0] ?? 'heavy';
    const value = askThreatValue(ask, check, false, tokenNote(moved, party, tokens, more));
    if (value === null || value === 'none') return null;
    return { threat: Number(value), roll: null, lose: null, advance: token };
  }
  const value = askThreatValue(ask, check, false);
  if (value === null || value === 'none') return null;
  const threat = Number(value);
  const roll = askRoll(ask, check, threat, more);
  if (roll === null) return null;
  const rolled = roll === 'app' ? null : Number(roll);
  const risky = rolled === null || rollFails(rolled + more, threat);
  if (!risky || open.length < 2) return { threat, roll: rolled, lose: null, advance: null };
  const lose = askWho(ask, 'on', rolled === null);
  return lose && { threat, roll: rolled, lose, advance: null };
}
