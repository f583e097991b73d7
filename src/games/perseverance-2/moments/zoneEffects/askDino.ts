import type { Ask } from '@/engine';
import { dinosBy, NO_DINOS, oneDino, speciesIn, type DinoCount } from '../combat/dinos';
import { countedDinos, say } from '../../say';
import { DINOS, type Dino } from '../../terms';
import type { Command } from '../../session/command';
import { enclosureOf } from '../../session/records';
import type { State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';

interface DinoQuestion {
  readonly id: string;
  readonly player: string;
  command(dino: Dino, release: DinoCount): Command;
  /** It may be left out. */
  readonly none: boolean;
}

interface DinoTaken {
  readonly dino: Dino | null;
  readonly release: DinoCount;
}

/** Which Dino of the supply, and which of the Enclosure go back first to make room; null while something is open. */
export function askDino(
  ask: Ask,
  state: State,
  { id, player, command, none }: DinoQuestion,
): DinoTaken | null {
  const enclosure = enclosureOf(state, player);
  const waysTo = (dino: Dino) =>
    releasesFor(enclosure, dino).filter((release) => !reasonAgainst(state, command(dino, release)).reason);
  const dino = ask.choose({
    id: `dino:${id}`,
    title: say('session.ask.dino'),
    help: say('session.ask.dinoHelp'),
    layout: 'tiles',
    options: [
      ...DINOS.map((species) => {
        const [way] = waysTo(species);
        return {
          id: species,
          icon: species,
          label: say(`dino.${species}`),
          ...(way &&
            way !== NO_DINOS && { note: say('session.ask.returnsFirst', { dinos: countedDinos(way) }) }),
          ...(!way && reasonAgainst(state, command(species, NO_DINOS))),
        };
      }),
      ...(none ? [{ id: 'none', label: say('session.ask.noDino') } as const] : []),
    ],
  });
  if (dino === null) return null;
  if (dino === 'none') return { dino: null, release: NO_DINOS };
  const ways = waysTo(dino);
  const [way = NO_DINOS, ...others] = ways;
  if (way === NO_DINOS || others.length === 0) return { dino, release: way };
  const leaves = ask.choose({
    id: `leaves:${id}`,
    title: say('session.ask.whoReturns'),
    help: say('session.ask.dinoHelp'),
    layout: 'chips',
    options: ways.map((release, i) => ({ id: String(i), label: countedDinos(release) })),
  });
  return leaves === null ? null : { dino, release: ways[Number(leaves)] ?? way };
}

/** Nobody, everybody of another species, or a single one of them. */
function releasesFor(enclosure: DinoCount, dino: Dino): readonly DinoCount[] {
  const others = dinosBy((species) => (species === dino ? 0 : enclosure[species]));
  const single = speciesIn(others).map((species) => oneDino(species));
  return [NO_DINOS, ...single, ...(speciesIn(others).some((one) => others[one] > 1) ? [others] : [])];
}
