import type { Phrase, ResultLine } from '@/engine';
import { nameOf } from '../names';
import { listed, say } from '../say';
import type { OfficerShareNow, ZoneMajority } from '../moments/assembly/assemblyNow';

interface OfficerNow {
  readonly officer: string;
  readonly shares: readonly OfficerShareNow[];
  readonly slots: readonly string[];
  readonly spaces: number;
}

/** Where the Officers stand, without a word on what to do about it. */
export function officersNow(officers: readonly OfficerNow[]): readonly ResultLine[] {
  return officers.map(({ officer, shares, slots, spaces }) => {
    const cubes = holdings(shares.map(({ owner, cubes: count }) => [owner, count]));
    const left = say('amount.spaces', { count: spaces - slots.length });
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

export function zonesNow(zones: readonly ZoneMajority[]): readonly ResultLine[] {
  return zones.map(({ zone, population, presence }) => {
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
