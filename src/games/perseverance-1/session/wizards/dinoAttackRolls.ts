import type { AskedFigure, AskedOption, Phrase, WizardStep } from '@/engine';
import { TRACKS } from '../../pieces';
import type { TrapRoll, WallRoll } from '../../rules/defenseArea';
import { amount, nameOf, say } from '../../say';
import { DINOS, type Dino } from '../../terms';
import type { State } from '../state';
import { choose } from './choose';
import { isRolled, trapsIn, wallRoll, type SprungTrap } from './dinoAttackCommand';
import { columnsOf, type AttackDraft } from './dinoAttackDraft';
import { MOST_FOLLOWERS } from './dinoAttackRead';

type AttackStep = WizardStep;

/** Not printed in any text (R20): the table taps the number it sees. */
const SHOWN = [1, 2, 3, 4, 5, 6] as const;

/** One Trap after the other: what lies there, where nobody told, and what the die shows, in one tap. */
export function trapSteps(state: State, draft: AttackDraft): readonly AttackStep[] {
  const { traps: deterministic } = state.config.deterministic;
  return trapsIn(state, draft)
    .filter(({ typeKnown }) => !deterministic || !typeKnown)
    .map((trap) => ({
      ...choose(
        `trap:${trap.key}`,
        say('session.attack.trapStep', { player: nameOf(trap.owner), column: trap.column + 1 }),
        (trap.typeKnown && trap.type ? [trap.type] : byMatch(trap.dino)).flatMap((type) =>
          deterministic ? [turnedUp(draft, trap, type)] : rolled(draft, trap, type),
        ),
      ),
      lead: say(deterministic ? 'session.attack.turnUp' : 'session.attack.trapUnder', { dino: dinoOf(trap) }),
      help: say(deterministic ? 'session.attack.trapTypeHelp' : 'session.attack.trapHelp'),
    }));
}

/** The type that works first. */
function byMatch(dino: Dino): readonly Dino[] {
  return [dino, ...DINOS.filter((other) => other !== dino)];
}

function turnedUp(draft: AttackDraft, trap: SprungTrap, type: Dino): AskedOption {
  const followers = amount('followers', type === trap.dino ? 3 : 0);
  return {
    id: type,
    icon: type,
    label: say(`trapFor.${type}`),
    note: say(type === trap.dino ? 'session.attack.killed' : 'session.attack.stays', {
      dino: dinoOf(trap),
      followers,
    }),
    chosen: trap.type === type,
    write: () => ({ ...draft, types: { ...draft.types, [trap.key]: type } }),
  };
}

type Face = 'trapMatch' | 'trapNoMatch' | 'trapWorks' | 'trapFails';

function rolled(draft: AttackDraft, trap: SprungTrap, type: Dino): readonly AskedOption[] {
  const option = (id: string, face: Face, roll: TrapRoll, killed: boolean, followers: number) => ({
    id: `${type}:${id}`,
    icon: type,
    label: say(`session.attack.${face}`, { followers: amount('followers', followers) }),
    note: say(killed ? 'session.attack.trapKills' : 'session.attack.trapLeaves', {
      trap: say(`trapFor.${type}`),
      dino: dinoOf(trap),
    }),
    chosen: trap.type === type && JSON.stringify(trap.roll) === JSON.stringify(roll),
    write: (): AttackDraft => ({
      ...draft,
      types: trap.typeKnown ? draft.types : { ...draft.types, [trap.key]: type },
      traps: { ...draft.traps, [trap.key]: roll },
    }),
  });
  const match = (followers: number): TrapRoll => ({ face: 'success-if-match', followers });
  return [
    ...(type === trap.dino
      ? SHOWN.map((shown) => option(`match-${shown}`, 'trapMatch', match(shown), true, shown))
      : // What it shows is not paid.
        [option('match-0', 'trapNoMatch', match(0), false, 0)]),
    option('success', 'trapWorks', { face: 'success-anyway' }, true, 2),
    option('failure', 'trapFails', { face: 'failure-anyway' }, false, 2),
  ];
}

/** Left to right; every column stands for itself, so one step holds all of them. */
export function wallSteps(state: State, draft: AttackDraft): readonly AttackStep[] {
  const walls = columnsOf(state, draft).flatMap(({ wall }, column) =>
    wall === null ? [] : [{ wall, column }],
  );
  if (walls.length === 0 || state.config.deterministic.walls) return [];
  const open = walls.filter(({ column }) => !isRolled(draft, column));
  const [next] = open;
  return [
    {
      kind: 'figures',
      id: 'walls',
      title: say('session.attack.walls'),
      help: say('session.attack.wallsHelp'),
      figures: walls.flatMap(({ wall, column }) => wallFigures(draft, wall, column)),
      instead: open.map(({ wall, column }) => ({
        id: `${column}:nothing`,
        label: say('session.attack.wallNothing', { player: nameOf(wall), column: column + 1 }),
        chosen: false,
        write: () => ({ ...draft, walls: { ...draft.walls, [`${column}`]: wallRoll(draft, column) } }),
      })),
      ...(next && {
        missing: say('session.attack.wallMissing', { player: nameOf(next.wall), column: next.column + 1 }),
      }),
    },
  ];
}

function wallFigures(draft: AttackDraft, owner: string, column: number): readonly AskedFigure[] {
  const roll = wallRoll(draft, column);
  const group = say('session.attack.wallOf', { player: nameOf(owner), column: column + 1 });
  const write = (to: Partial<WallRoll>): AttackDraft => ({
    ...draft,
    walls: { ...draft.walls, [`${column}`]: { ...roll, ...to } },
  });
  return [
    {
      id: `${column}:safeguard`,
      group,
      label: say('asset.safeguard'),
      value: roll.safeguard,
      track: TRACKS.safeguard,
      write: (safeguard) => write({ safeguard }),
    },
    {
      id: `${column}:skull`,
      group,
      label: say('session.attack.skull'),
      value: roll.kill ? 1 : 0,
      track: { min: 0, max: 1 },
      write: (skulls) => write({ kill: skulls > 0 }),
    },
    {
      id: `${column}:followers`,
      group,
      label: say('asset.followers'),
      value: roll.followers,
      track: { min: 0, max: MOST_FOLLOWERS },
      write: (followers) => write({ followers }),
    },
  ];
}

function dinoOf({ dino }: SprungTrap): Phrase {
  return say(`dino.${dino}`);
}
