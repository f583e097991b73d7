import { field, ok, oneOf, optional, text, type Wizard, type WizardStep } from '@/engine';
import { whoActs, playerActs } from '../../../../perseverance/session/wizards/playerActs';
import { playersOf } from '../../../../perseverance/session/table';
import { choose } from '../../../../perseverance/session/wizards/choose';
import { NO_DINOS } from '../../../rules/dinos';
import { countedAssets, countedDinos, nameOf, say } from '../../../say';
import { ASSETS } from '../../../terms';
import type { Command } from '../../command';
import { isBreached, seatOf } from '../../records';
import { isFull, type Area, type BreachState, type State } from '../../state';
import { withTotals } from '../reviewLines';
import { fighterStep } from './fighterStep';
import { fightReview, fightWrapUp } from './fightClosing';
import { beginFight, readFight, type FightDraft } from './fightDraft';
import { fightIn, type Fighting } from './fighting';
import { fightSteps } from './fightSteps';

type Times = 1 | 2;

export interface CounterattackDraft extends FightDraft {
  /** Whose Breach; null until it is said. */
  readonly of: string | null;
  readonly times: Times;
}

/** A Combat against every Dino of one Breach, p. 19; what it is worth stands on its card. One entry. */
export const counterattack: Wizard<State, Command, CounterattackDraft> = {
  id: 'counterattack',
  title: () => say('session.action.counterattack'),
  actor: playerActs,
  begin: (state, player) => ({ ...beginFight(whoActs(state, player)), of: null, times: 1 }),
  readDraft: (at, state) => ({
    ...readFight(at, state),
    of: optional(field(at, 'of'), text, null),
    times: optional(field(at, 'times'), (times) => oneOf(times, [1, 2] as const), 1),
  }),
  steps: (state, draft) => [
    fighterStep(state, draft),
    breachStep(state, draft),
    ...(breachOf(state, draft.of) ? fightSteps(fightingIn(state, draft)) : []),
  ],
  review: (state, draft) => fightReview(fightingIn(state, draft)),
  wrapUp: (state, draft) =>
    fightWrapUp(fightingIn(state, draft), [
      { id: 'token', text: say('session.battle.wrapUp.token', { player: nameOf(draft.of ?? draft.player) }) },
    ]),
  commit: (state, draft) => {
    const fighting = fightingIn(state, draft);
    return ok(withTotals(fighting.command(fightIn(fighting)), draft.byHand));
  },
};

function fightingIn(state: State, draft: CounterattackDraft): Fighting<CounterattackDraft> {
  const { player, of, times } = draft;
  return {
    state,
    draft,
    dinos: breachOf(state, of)?.dinos ?? NO_DINOS,
    // Without a Breach the rules refuse it, whoever was meant.
    command: ({ dinos: _dinos, ...fight }) => ({
      type: 'counterattack',
      player,
      of: of ?? player,
      fight,
      saviorTimes: times,
      ...(times > 1 && { outpost: stagingGround(state)?.id ?? null }),
    }),
  };
}

function breachOf(state: State, owner: string | null): BreachState | null {
  return owner !== null && Object.hasOwn(state.players, owner) ? seatOf(state, owner).breach : null;
}

/** Each Breach as a Secondary Action; and from the Staging Ground, where that stands on the Map. */
function breachStep(state: State, draft: CounterattackDraft): WizardStep<CounterattackDraft> {
  const staging = stagingGround(state);
  // In Essentials it may stand anywhere.
  const ways: readonly Times[] = staging || !isFull(state) ? [1, 2] : [1];
  const options = playersOf(state).flatMap((owner) => {
    const breach = breachOf(state, owner);
    if (!breach) return [];
    return ways.map((times) => ({
      id: `${owner}:${times}`,
      player: owner,
      label: say(times === 1 ? 'session.battle.breachOf' : 'session.battle.breachTwice', {
        player: nameOf(owner),
      }),
      note: say('session.battle.breachNote', {
        dinos: countedDinos(breach.dinos),
        gains: countedAssets(ASSETS.map((asset) => [asset, times * (breach.savior[asset] ?? 0)] as const)),
      }),
      ...(times === 2 &&
        staging &&
        isBreached(state, staging.id, 'outpost') && { reason: say('session.refusal.outpostBreached') }),
      chosen: draft.of === owner && draft.times === times,
      write: (): CounterattackDraft => ({ ...draft, of: owner, times }),
    }));
  });
  return {
    help: say('session.battle.whichBreachHelp'),
    ...choose('breach', say('session.battle.whichBreach'), options),
    ...(options.length === 0 && { missing: say('session.battle.noBreach') }),
  };
}

function stagingGround(state: State): Area | undefined {
  if (!isFull(state)) return undefined;
  return state.areas.find(({ outpost }) => outpost?.tile === 'staging-ground');
}
