import type { Ask, Phrase } from '@/engine';
import { say } from '../../say';
import { CITY_ZONES, type CityZone } from '../../terms';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { onlyOpen } from '../../session/wizards/onlyOpen';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';

interface ZoneQuestion {
  /** Keeps the questions of one wizard apart. */
  readonly id: string;
  command(zone: CityZone): Command;
  note?(zone: CityZone): Phrase;
}

/** In which Zone of the City; where it cannot be, the option says why. */
export function askCityZone(ask: Ask, state: State, { id, command, note }: ZoneQuestion): CityZone | null {
  const options = CITY_ZONES.map((zone) => ({
    id: zone,
    label: say(`zone.${zone}`),
    ...(note && { note: note(zone) }),
    ...reasonAgainst(state, command(zone)),
  }));
  return ask.choose({
    id: `zone:${id}`,
    title: say('session.ask.zone'),
    help: say('session.ask.zoneHelp'),
    layout: 'tiles',
    initial: onlyOpen(options),
    options,
  });
}
