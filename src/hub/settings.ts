import type { Limits } from '@/live/rooms';
import type { Caps } from './doorman';
import type { Attempt } from './guesses';

type Environment = Readonly<Record<string, string | undefined>>;

/** How a hub is run: at home, or for a club whose organiser has a code. */
export interface Settings {
  /** The code of the organiser's room; null at home. */
  readonly club: string | null;
  /** Tables that nothing was written to for so long are closed; null: never. */
  readonly closeAfter: number | null;
  readonly limits: Limits;
  readonly caps: Caps;
  /** How many tables one address may lay. */
  readonly laying: Attempt;
}

const HOUR = 3_600_000;
/** What can be guessed is no lock. */
const SHORTEST = 8;

/** As the environment says; or, in a sentence, what is wrong with it. */
export function readSettings(env: Environment): Settings | string {
  const club = env['FOOTHOLD_CLUB'] || null;
  if (club !== null && (club.length < SHORTEST || !/^[\x21-\x7e]+$/.test(club)))
    return `FOOTHOLD_CLUB is the code of the organiser's room: at least ${SHORTEST} letters, digits or signs, without spaces.`;
  const wrong: string[] = [];
  const number = (name: string, usual: number, least = 1): number => {
    const given = env[name] || String(usual);
    if (!/^\d{1,7}$/.test(given) || Number(given) < least)
      wrong.push(`${name} is "${given}". It has to be a number, at least ${least}.`);
    return Number(given);
  };
  const isClub = club !== null;
  const hours = number('FOOTHOLD_CLOSE_AFTER', isClub ? 12 : 0, 0);
  const settings: Settings = {
    club,
    closeAfter: hours === 0 ? null : hours * HOUR,
    limits: {
      lines: number('FOOTHOLD_TABLE_LINES', 20_000),
      phones: number('FOOTHOLD_TABLE_PHONES', 200),
      ownRow: isClub,
    },
    caps: {
      inAll: number('FOOTHOLD_PHONES', 1200),
      // A whole club is behind one router.
      perAddress: number('FOOTHOLD_PHONES_PER_ADDRESS', isClub ? 1200 : 50),
    },
    laying: {
      what: 'table',
      within: HOUR,
      each: number('FOOTHOLD_TABLES_PER_HOUR', isClub ? 300 : 60),
      inAll: 10_000,
    },
  };
  return wrong[0] ?? settings;
}
