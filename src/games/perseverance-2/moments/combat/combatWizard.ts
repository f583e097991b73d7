import type { Ask, Count } from '@/engine';
import { DINOS_IN_BOX } from '../../pieces';
import { allDinos, dinosBy, NO_DINOS, type DinoCount } from './dinos';
import { reach } from '../adventure/rule';
import { say } from '../../say';
import { rulesPlayer, seatOf } from '../../session/records';
import type { State } from '../../session/state';
import type { RallyPoint } from '../../session/moves';
import { askCamp } from '../adventure/askRally';
import type { Fight, TakenOption } from '../adventure/commands';
import { optionCommand } from '../adventure/optionCommand';
import { reviewLines } from '../../session/wizards/reviewLines';
import { ON_TURN, wizard } from '../../session/wizards/wizard';
import { askFight } from './askFight';
import { askFighter, WHO } from './askFighter';
import { dinoFigures, dinosIn } from './dinoFigures';
import { fightReview, fightTidying } from './fightClosing';

/** A Combat on one hex of the Map, p. 23: who, against what, with whom, and what comes of it. One entry. */
export const combat = wizard({
  id: 'combat',
  onePage: true,
  title: () => say('session.action.combat'),
  actor: ON_TURN,
  who: WHO,
  script(ask, state, player) {
    askFighter(ask, state, player);
    const camp = askCamp(ask, state, player, 'combat');
    if (camp.isOpen) return null;
    const hex = askHex(ask, state, player, camp.paid);
    const taken = askCombat(ask, state, player, camp.point(hex.far), hex.dinos);
    return taken && !hex.isOpen ? optionCommand(player, taken) : null;
  },
  review(state, command, overrides) {
    if (command.type !== 'combat') return [];
    const { player, fight } = command;
    const fighting = { state, player, dinos: fight.dinos, command: () => command };
    return fightReview(fighting, fight, reviewLines(state, command, overrides));
  },
  wrapUp: (_state, command) => ({
    title: say('session.battle.wrapUp.title'),
    lines: [
      ...(command?.type === 'combat' ? fightTidying(command.fight) : []),
      {
        id: 'attack',
        text: say('session.battle.wrapUp.attack'),
        note: say('session.battle.wrapUp.attackNote'),
      },
    ],
  }),
});

type Combat = Extract<TakenOption, { option: 'combat' }>;

/** The fight itself; null while something is open. Who fights is asked at once: without Dinos nothing follows from it. */
function askCombat(
  ask: Ask,
  state: State,
  player: string,
  point: RallyPoint,
  dinos: DinoCount,
): Combat | null {
  const taken = (fight: Fight): Combat => ({ option: 'combat', ...point, fight });
  const command = (fight: Fight) => optionCommand(player, taken(fight));
  const fight = askFight(ask, { state, player, dinos, command });
  return fight && taken(fight);
}

/** On a page where Camp and reach are known. */
export function askCombatFrom(ask: Ask, state: State, player: string, point: RallyPoint): Combat | null {
  const hex = askHex(ask, state, player, true);
  const taken = askCombat(ask, state, player, point, hex.dinos);
  return hex.isOpen ? null : taken;
}

/** The Map is not tracked: the table says what is on the hex, and how far away it is. */
function askHex(
  ask: Ask,
  state: State,
  player: string,
  paid: boolean,
): { readonly dinos: DinoCount; readonly far: boolean; readonly isOpen: boolean } {
  const toFar = reach(rulesPlayer(state, player));
  const why = (dinos: DinoCount, far: boolean) => {
    if (far && !paid && !toFar.ok) return toFar.error.message;
    return allDinos(dinos) === 0 ? say('refusal.noDinos') : null;
  };
  const { reach: far = 0, ...counts } = ask.count({
    id: 'hex',
    title: say('session.battle.hex'),
    help: say('session.battle.hexHelp'),
    figures: [
      ...dinoFigures({
        id: 'dino',
        group: say('session.battle.onHex'),
        value: NO_DINOS,
        most: dinosBy(() => DINOS_IN_BOX),
        note: (dino) => say(`session.battle.toughness.${dino}`),
      }),
      ...(paid ? [] : [reachFigure(state, player)]),
    ],
    missing: (said) => why(dinosIn('dino', said), said.reach > 0),
  });
  const dinos = dinosIn('dino', counts);
  return { dinos, far: far > 0, isOpen: why(dinos, far > 0) !== null };
}

/** Paid once, it holds for the other option of the Adventure too. */
function reachFigure(state: State, player: string): Count<'reach'> {
  return {
    id: 'reach',
    group: say('session.battle.distance'),
    label: say('session.battle.further'),
    note: say('session.battle.furtherNote', { count: seatOf(state, player).glowberry }),
    value: 0,
    track: { min: 0, max: 1 },
  };
}
