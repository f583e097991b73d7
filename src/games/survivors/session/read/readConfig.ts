import { entries, fail, field, oneOf, optional, seatsOf, text, whole, type At } from '@/engine';
import type { Faces } from '../../rules/chances';
import { readDice } from '../../rules/input/fields';
import { setup } from '../../rules/setup';
import { PLAYERS, setupInput, type Config, type FactionTile } from '../config';
import { DIE_FACES } from '../../pieces';

/** A stored set-up, checked against the rules as it was when it was made. */
export function readConfig(at: At): Config {
  oneOf(field(at, 'v'), [1]);
  const seats = seatsOf(PLAYERS)(field(at, 'seats'));
  const stored = new Map(entries(field(at, 'factions')));
  const missing = { value: undefined, path: 'factions' };
  const config: Config = {
    v: 1,
    seats,
    factions: Object.fromEntries(seats.map(({ id }) => [id, readTile(stored.get(id) ?? missing)])),
    faces: readFaces(field(at, 'faces')),
  };
  const legal = setup(setupInput(config, [], seats[0]?.id ?? ''));
  if (!legal.ok) fail(legal.error.path ?? '', legal.error.code, legal.error.message);
  return config;
}

export function readFaces(at: At): Faces {
  const one = whole(field(at, 'one'), { max: DIE_FACES });
  return { one, two: whole(field(at, 'two'), { max: DIE_FACES - one }) };
}

function readTile(at: At): FactionTile {
  return {
    faction: optional(field(at, 'faction'), text, null),
    primary: readDice(field(at, 'primary')),
    secondary: readDice(field(at, 'secondary')),
    cards: readDice(field(at, 'cards')),
  };
}
