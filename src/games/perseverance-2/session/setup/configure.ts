import { ok, type Answers, type Chance, type Refusal, type Result, type Seat } from '@/engine';
import { TRACKING } from '../../../perseverance/moments/tracking/level';
import { checkSeats, chooseLeaders, shuffle } from '../../../perseverance/session/seating';
import { RECOMMENDED } from '../../firstGame';
import { PERKS } from '../../perks';
import { say } from '../../say';
import {
  CITY_ZONES,
  DINOS,
  LEADERS,
  OFFICERS,
  PERK_COSTS,
  SECURITY_BONUSES,
  ZONES,
  type CityZone,
  type Officer,
  type Zone,
} from '../../terms';
import type { Start } from '../../moments/setup/ruleInput';
import { checkSetup, PLAYERS, type Config } from '../config';
import { refuse } from '../refuse';
import { FIELD, firstPerks, freeCityZones, LOWER, officersOf } from './fields';

/** What the screens collected, checked once more, and what is left to luck, drawn once. */
export function configure(seats: readonly Seat[], answers: Answers, chance: Chance): Result<Config, Refusal> {
  const seated = checkSeats(seats, PLAYERS, refuse('players', PLAYERS, 'seats'));
  if (!seated.ok) return seated;
  const leaders = chooseLeaders({ seats, answers, chance }, FIELD.leader, LEADERS, (leader) =>
    say(`session.leader.${leader}`),
  );
  if (!leaders.ok) return leaders;
  const officers = officersOf(answers) ?? dealt(shuffle(OFFICERS, chance));
  const again = ZONES.find((zone, i) => ZONES.slice(0, i).some((one) => officers[one] === officers[zone]));
  if (again)
    return refuse('officerTwice', { officer: say(`officer.${officers[again]}`) }, FIELD.officer(again));
  const zones = chooseZones(seats, answers, leaders.value);
  if (!zones.ok) return zones;
  const dissenterZone = chooseDissenterZone(seats, answers, [...zones.value.values()], chance);
  if (!dissenterZone.ok) return dissenterZone;
  const config: Config = {
    v: 1,
    seats,
    leaders: leaders.value,
    officers,
    securityBonus: SECURITY_BONUSES.find((bonus) => bonus === answers[FIELD.security]) ?? 'light-soldier',
    starts: Object.fromEntries(
      [...zones.value].map(([id, zone]) => [id, startOf(answers, id, zone, officers[zone])]),
    ),
    dissenterZone: dissenterZone.value,
    threat: answers[FIELD.threat] === true ? 'deterministic' : 'die',
    tracking: TRACKING.find((tracking) => tracking === answers[FIELD.tracking]) ?? 'full',
  };
  const legal = checkSetup(config);
  return legal.ok ? ok(config) : legal;
}

/** What is chosen comes first; a recommended Zone that is taken by then gives way to the first free one. */
function chooseZones(
  seats: readonly Seat[],
  answers: Answers,
  leaders: Config['leaders'],
): Result<ReadonlyMap<string, Zone>, Refusal> {
  const zones = new Map<string, Zone>();
  const isFree = (zone: Zone) => ![...zones.values()].includes(zone);
  const chosen = (id: string) => ZONES.find((zone) => zone === answers[FIELD.start(id)]);
  for (const { id } of seats) {
    const zone = chosen(id);
    if (zone === undefined) continue;
    if (!isFree(zone)) return refuse('startTaken', { zone: say(`zone.${zone}`) }, FIELD.start(id));
    zones.set(id, zone);
  }
  for (const { id } of seats.filter((seat) => !zones.has(seat.id))) {
    const { zone } = RECOMMENDED[leaders[id] ?? 'adelita'];
    zones.set(id, isFree(zone) ? zone : (ZONES.find(isFree) ?? zone));
  }
  return ok(new Map(seats.map(({ id }) => [id, zones.get(id) ?? 'sustenance'])));
}

/** A price that nobody chose is paid with a Story; Capturer brings a Trampler unless somebody says another. */
function startOf(answers: Answers, seat: string, zone: Zone, officer: Officer): Start {
  const [upper = 'defender', lower = upper] = firstPerks(officer);
  const perk = answers[FIELD.perk(seat)] === LOWER ? lower : upper;
  const { cost, effects } = PERKS[perk];
  const pay = PERK_COSTS.find((price) => price === answers[FIELD.pay(seat)]) ?? 'story';
  const dino = DINOS.find((species) => species === answers[FIELD.dino(seat)]) ?? 'trampler';
  return { zone, perk, pay: cost ? pay : null, dino: effects.dinosAtOnce ? dino : null };
}

/** With two players one of the City Zones that nobody begins in; otherwise there are no Dissenters. */
function chooseDissenterZone(
  seats: readonly Seat[],
  answers: Answers,
  taken: readonly Zone[],
  chance: Chance,
): Result<CityZone | null, Refusal> {
  if (seats.length !== 2) return ok(null);
  const free = freeCityZones(taken);
  const chosen = CITY_ZONES.find((zone) => zone === answers[FIELD.dissenterZone]);
  if (chosen === undefined) return ok(free[chance.pick(free.length)] ?? null);
  return free.includes(chosen)
    ? ok(chosen)
    : refuse('dissentersTaken', { zone: say(`zone.${chosen}`) }, FIELD.dissenterZone);
}

function dealt(officers: readonly Officer[]): Config['officers'] {
  return Object.fromEntries(ZONES.map((zone, i) => [zone, officers[i] ?? 'captain'])) as Config['officers'];
}
