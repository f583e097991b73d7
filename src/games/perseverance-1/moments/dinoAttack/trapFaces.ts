import type { Phrase } from '@/engine';
import { amount, say } from '../../say';
import { DINOS, type Dino } from '../../terms';
import type { Trap, TrapRoll } from './defenseArea';

/** A Trap that is sprung: a Dino is on it. Null: its type is unknown. */
export interface SprungTrap {
  /** Its space: column and depth. */
  readonly at: string;
  readonly column: number;
  readonly owner: string;
  readonly dino: Dino;
  readonly type: Dino | null;
}

/** One tap: the Trap, if its type is unknown, and what the die shows. */
export interface TrapFace extends Pick<Trap, 'type' | 'roll'> {
  readonly id: string;
  /** On the button. */
  readonly label: Phrase;
  /** All that it says, for those who do not see where the button is. */
  readonly spoken: Phrase;
}

/** Not printed in any text (R20): the table taps the number it sees. */
const SHOWN = [1, 2, 3, 4, 5, 6] as const;

/** The type that works comes first. */
export function facesOf(trap: SprungTrap, deterministic: boolean): readonly TrapFace[] {
  const types = trap.type ? [trap.type] : [trap.dino, ...DINOS.filter((other) => other !== trap.dino)];
  return types.flatMap((type) => (deterministic ? [turnedUp(trap, type)] : rolled(trap, type)));
}

function turnedUp({ dino }: SprungTrap, type: Dino): TrapFace {
  const works = type === dino;
  const spoken = say(works ? 'session.attack.killed' : 'session.attack.stays', {
    dino: say(`dino.${dino}`),
    followers: amount('followers', works ? 3 : 0),
  });
  return { id: type, type, roll: null, label: spoken, spoken };
}

function rolled({ dino }: SprungTrap, type: Dino): readonly TrapFace[] {
  const face = (id: string, roll: TrapRoll, killed: boolean, label: Phrase, full = label): TrapFace => ({
    id: `${type}:${id}`,
    type,
    roll,
    label,
    spoken: say('session.attack.faceSpoken', {
      face: full,
      outcome: say(killed ? 'session.attack.trapKills' : 'session.attack.trapLeaves', {
        trap: say(`trapFor.${type}`),
        dino: say(`dino.${dino}`),
      }),
    }),
  });
  const match = (followers: number): TrapRoll => ({ face: 'success-if-match', followers });
  const followers = (count: number) => ({ followers: amount('followers', count) });
  return [
    ...(type === dino
      ? SHOWN.map((shown) =>
          face(
            `match-${shown}`,
            match(shown),
            true,
            say('session.wizard.number', { value: `${shown}` }),
            say('session.attack.trapMatch', followers(shown)),
          ),
        )
      : // What it shows is not paid.
        [face('match-0', match(0), false, say('session.attack.trapNoMatch'))]),
    face(
      'success',
      { face: 'success-anyway' },
      true,
      say('session.attack.works'),
      say('session.attack.trapWorks', followers(2)),
    ),
    face(
      'failure',
      { face: 'failure-anyway' },
      false,
      say('session.attack.fails'),
      say('session.attack.trapFails', followers(2)),
    ),
  ];
}
