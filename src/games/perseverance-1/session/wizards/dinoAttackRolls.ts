import type { AskedFigure, AskedOption, Phrase, WizardStep } from '@/engine';
import { TRACKS } from '../../pieces';
import type { TrapRoll, WallRoll } from '../../rules/defenseArea';
import { amount, nameOf, say } from '../../say';
import { DINOS } from '../../terms';
import type { State } from '../state';
import { choose } from './choose';
import { columnsOf, trapsIn, wallRoll, type AttackDraft, type SprungTrap } from './dinoAttackDraft';
import { MOST_FOLLOWERS } from './dinoAttackRead';

type AttackStep = WizardStep<AttackDraft>;

/** Not printed in any text (R20): the table taps the number it sees. */
const SHOWN = [1, 2, 3, 4, 5, 6] as const;

/** One Trap after the other: what lies there, where nobody told, and what the die shows. */
export function trapSteps(state: State, draft: AttackDraft): readonly AttackStep[] {
  return trapsIn(state, draft).flatMap((trap) => [
    ...(trap.typeKnown ? [] : [typeStep(draft, trap)]),
    ...(state.config.deterministic.traps ? [] : [rollStep(draft, trap)]),
  ]);
}

function typeStep(draft: AttackDraft, trap: SprungTrap): AttackStep {
  return choose(
    `type:${trap.key}`,
    say('session.attack.trapType', { player: nameOf(trap.owner), column: trap.column + 1 }),
    DINOS.map((type) => ({
      id: type,
      icon: type,
      label: say(`trapFor.${type}`),
      note: over(trap),
      chosen: trap.type === type,
      // Another type may not match any more: its die is asked again.
      write: () => ({
        ...draft,
        types: { ...draft.types, [trap.key]: type },
        traps: type === trap.type ? draft.traps : without(draft.traps, trap.key),
      }),
    })),
  );
}

function rollStep(draft: AttackDraft, trap: SprungTrap): AttackStep {
  const option = (id: string, label: Phrase, roll: TrapRoll, note: Phrase): AskedOption<AttackDraft> => ({
    id,
    label,
    note,
    chosen: JSON.stringify(trap.roll) === JSON.stringify(roll),
    write: () => ({ ...draft, traps: { ...draft.traps, [trap.key]: roll } }),
  });
  const matches = trap.type === trap.dino;
  const two = amount('followers', 2);
  const killed = (followers: Phrase) => say('session.attack.killed', { dino: dinoOf(trap), followers });
  const stays = (followers: Phrase) => say('session.attack.stays', { dino: dinoOf(trap), followers });
  const match = (followers: number): TrapRoll => ({ face: 'success-if-match', followers });
  return {
    ...choose(`trap:${trap.key}`, say('session.attack.trap', title(trap)), [
      ...(matches
        ? SHOWN.map((followers) =>
            option(
              `match-${followers}`,
              say('session.attack.match', { followers: amount('followers', followers) }),
              match(followers),
              killed(amount('followers', followers)),
            ),
          )
        : // What it shows is not paid.
          [option('match-0', say('session.attack.noMatch'), match(0), stays(amount('followers', 0)))]),
      option('success', say('session.attack.success'), { face: 'success-anyway' }, killed(two)),
      option('failure', say('session.attack.failure'), { face: 'failure-anyway' }, stays(two)),
    ]),
    help: say('session.attack.trapHelp'),
  };
}

/** Left to right; every column stands for itself, so one step holds all of them. */
export function wallSteps(state: State, draft: AttackDraft): readonly AttackStep[] {
  const walls = columnsOf(state, draft).flatMap(({ wall }, column) =>
    wall === null ? [] : [{ wall, column }],
  );
  if (walls.length === 0 || state.config.deterministic.walls) return [];
  return [
    {
      kind: 'figures',
      id: 'walls',
      title: say('session.attack.walls'),
      help: say('session.attack.wallsHelp'),
      figures: walls.flatMap(({ wall, column }) => wallFigures(draft, wall, column)),
    },
  ];
}

function wallFigures(draft: AttackDraft, owner: string, column: number): readonly AskedFigure<AttackDraft>[] {
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

function title(trap: SprungTrap) {
  return {
    player: nameOf(trap.owner),
    column: trap.column + 1,
    trap: say(trap.type ? `trapFor.${trap.type}` : 'screens.defense.trap'),
  };
}

function over(trap: SprungTrap): Phrase {
  return say('session.attack.under', { dino: dinoOf(trap) });
}

function dinoOf({ dino }: SprungTrap): Phrase {
  return say(`dino.${dino}`);
}

function without<T>(map: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map).filter(([other]) => other !== key));
}
