import type { Ask } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { NO_DINOS } from './dinos';
import { countedAssets, countedDinos, nameOf, say } from '../../say';
import { ASSETS } from '../../terms';
import type { RuledCommand } from '../../session/command';
import type { Fight } from '../adventure/commands';
import { isBreached, seatOf } from '../../session/records';
import { isFull, type Area, type State } from '../../session/state';
import { onlyOpen } from '../../session/wizards/onlyOpen';
import { reviewLines } from '../../session/wizards/reviewLines';
import { ON_TURN, wizard } from '../../session/wizards/wizard';
import { askFight } from './askFight';
import { askFighter, WHO } from './askFighter';
import { fightReview, fightTidying } from './fightClosing';

type Counterattack = Extract<RuledCommand, { type: 'counterattack' }>;

interface Aim {
  /** Whose Breach. */
  readonly of: string;
  readonly times: 1 | 2;
}

/** A Combat against every Dino of one Breach, p. 19; what it is worth is on its card. One entry. */
export const counterattack = wizard({
  id: 'counterattack',
  onePage: true,
  title: () => say('session.action.counterattack'),
  actor: ON_TURN,
  who: WHO,
  script(ask, state, player) {
    askFighter(ask, state, player);
    return askCounterattack(ask, state, player);
  },
  review(state, command, overrides) {
    if (command.type !== 'counterattack') return [];
    const { player } = command;
    const fight = fightIn(state, command);
    const fighting = { state, player, dinos: fight.dinos, command: () => command };
    return fightReview(fighting, fight, reviewLines(state, command, overrides));
  },
  wrapUp: (state, command) => ({
    title: say('session.battle.wrapUp.title'),
    lines:
      command?.type === 'counterattack'
        ? [
            ...fightTidying(fightIn(state, command)),
            { id: 'token', text: say('session.battle.wrapUp.token', { player: nameOf(command.of) }) },
          ]
        : [],
  }),
});

/** Which Breach, and the fight against all of its Dinos; null while something is open. */
export function askCounterattack(ask: Ask, state: State, player: string): Counterattack | null {
  const aim = askBreach(ask, state);
  if (!aim) return null;
  const { of, times } = aim;
  const strike = ({ dinos: _dinos, ...fight }: Fight): Counterattack => ({
    type: 'counterattack',
    player,
    of,
    fight,
    saviorTimes: times,
    ...(times > 1 && { outpost: stagingGround(state)?.id ?? null }),
  });
  const fight = askFight(ask, { state, player, dinos: dinosOf(state, of), command: strike });
  return fight && strike(fight);
}

function fightIn(state: State, { fight, of }: Counterattack): Fight {
  return { ...fight, dinos: dinosOf(state, of) };
}

function dinosOf(state: State, owner: string) {
  return seatOf(state, owner).breach?.dinos ?? NO_DINOS;
}

/** Each Breach as a Secondary Action; and from the Staging Ground, if it is on the Map. */
function askBreach(ask: Ask, state: State): Aim | null {
  const staging = stagingGround(state);
  // In Essentials nobody knows whether it is there.
  const ways: readonly Aim['times'][] = staging || !isFull(state) ? [1, 2] : [1];
  const aims = playersOf(state)
    .filter((owner) => seatOf(state, owner).breach)
    .flatMap((of) =>
      ways.map((times): Aim & { readonly id: string } => ({ id: `${of}:${times}`, of, times })),
    );
  const options = aims.map(({ id, of, times }) => {
    const savior = seatOf(state, of).breach?.savior ?? {};
    return {
      id,
      player: of,
      label: say(times === 1 ? 'session.battle.breachOf' : 'session.battle.breachTwice', {
        player: nameOf(of),
      }),
      note: say('session.battle.breachNote', {
        dinos: countedDinos(dinosOf(state, of)),
        gains: countedAssets(ASSETS.map((asset) => [asset, times * (savior[asset] ?? 0)] as const)),
      }),
      ...(times === 2 &&
        staging &&
        isBreached(state, staging.id, 'outpost') && { reason: say('session.refusal.outpostBreached') }),
    };
  });
  const chosen = ask.choose({
    id: 'breach',
    title: say('session.battle.whichBreach'),
    help: say('session.battle.whichBreachHelp'),
    layout: 'tiles',
    initial: onlyOpen(options),
    options,
    ...(aims.length === 0 && { missing: say('session.battle.noBreach') }),
  });
  return aims.find(({ id }) => id === chosen) ?? null;
}

function stagingGround(state: State): Area | undefined {
  if (!isFull(state)) return undefined;
  return state.areas.find(({ outpost }) => outpost?.tile === 'staging-ground');
}
