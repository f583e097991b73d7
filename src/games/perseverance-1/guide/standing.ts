import type { Phrase, ToldLine } from '@/engine';
import { amount, nameOf, say } from '../say';
import { isFull, type State } from '../session/state';
import { listed } from '../session/view/gains';
import { officerMajorities } from '../session/view/officerMajorities';
import { zoneMajorities } from '../session/view/zoneMajorities';

/** Where Officers and Zones stand, without a word on what to do about it. */
export function standing(state: State): readonly ToldLine[] {
  // In Essentials nobody follows dice and Settlements.
  return [...officers(state), ...(isFull(state) ? zones(state) : [])];
}

function officers(state: State): readonly ToldLine[] {
  return officerMajorities(state).map(({ officer, shares, slots, spaces }) => {
    const cubes = holdings(shares.map(({ owner, cubes: count }) => [owner, count]));
    const left = amount('spaces', spaces - slots.length);
    return {
      id: officer,
      icon: 'officers',
      group: say('lesson.turn.officers'),
      label: say(`officer.${officer}`),
      note: cubes
        ? say('lesson.turn.cubes', { cubes, spaces: left })
        : say('lesson.turn.noCubes', { spaces: left }),
    };
  });
}

function zones(state: State): readonly ToldLine[] {
  return zoneMajorities(state).map(({ zone, population, presence }) => {
    const pieces = holdings(presence.map(({ owner, pieces: count }) => [owner, count]));
    return {
      id: zone,
      icon: 'settlement',
      group: say('lesson.turn.zones'),
      label: say(`zone.${zone}`),
      note: pieces
        ? say('lesson.turn.presence', { presence: pieces, population })
        : say('lesson.turn.noPresence', { population }),
    };
  });
}

/** "Emmy 3, Tomek 1": the most first, who has none is left out. */
function holdings(all: readonly (readonly [owner: string, count: number])[]): Phrase | undefined {
  return listed(
    all
      .filter(([, count]) => count > 0)
      .sort(([, a], [, b]) => b - a)
      .map(([owner, count]) => say('lesson.turn.holding', { player: nameOf(owner), count })),
  );
}
