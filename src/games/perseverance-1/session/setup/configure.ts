import { ok, type Answers, type Chance, type Refusal, type Result, type Seat } from '@/engine';
import { checkSeats, chooseLeaders, shuffle } from '../../../perseverance/session/seating';
import { rulesOf } from '../../editions';
import { setup } from '../../moments/setup/rule';
import { FIRST_GAME_OFFICERS, RECOMMENDED_ZONE } from '../../moments/setup/ruleInput';
import { say } from '../../say';
import { LEADERS, MODULES, OFFICERS, ZONES, type Leader, type RewardId, type Zone } from '../../terms';
import { TRACKING } from '../../../perseverance/moments/tracking/level';
import { BREACH_TOKENS, PLAYERS, setupOf, type Config } from '../config';
import { refuse } from '../refuse';
import { record } from '../state';
import { readBoxAnswers } from './boxAnswers';
import { CHOSEN, DRAWN, editionOf, ENTERED, FIELD } from './fields';

/** What the screens collected, checked once more, and what is left to luck, drawn once. */
export function configure(seats: readonly Seat[], answers: Answers, chance: Chance): Result<Config, Refusal> {
  const seated = checkSeats(seats, PLAYERS, refuse('players', PLAYERS, 'seats'));
  if (!seated.ok) return seated;
  const edition = editionOf(answers);
  const leaders = chooseLeaders({ seats, answers, chance }, FIELD.leader, LEADERS, (leader) =>
    say(`leader.${leader}`),
  );
  if (!leaders.ok) return leaders;
  const placements = choosePlacements(seats, answers, leaders.value);
  if (!placements.ok) return placements;
  const dissenterZone = chooseDissenterZone(answers, Object.values(placements.value), chance);
  if (!dissenterZone.ok) return dissenterZone;
  const breachTokens = chooseBreachTokens(answers, rulesOf(edition).rewards, chance);
  if (!breachTokens.ok) return breachTokens;
  const box = readBoxAnswers(answers, seats);
  if (!box.ok) return box;

  const officers = chooseOfficers(answers, chance);
  if (!officers.ok) return officers;
  const config: Config = {
    v: 1,
    edition,
    seats,
    leaders: leaders.value,
    // Only the published edition leaves the choice.
    leaderAbilities: !rulesOf(edition).abilitiesOptional || answers[FIELD.abilities] !== false,
    officers: officers.value,
    deterministic: record(MODULES, (module) => answers[FIELD.module(module)] === true),
    breachTokens: breachTokens.value,
    dissenterZone: dissenterZone.value,
    placements: placements.value,
    ...(answers[FIELD.officers] === DRAWN && { placeLater: true as const }),
    tracking: TRACKING.find((tracking) => tracking === answers[FIELD.tracking]) ?? 'essentials',
    box: box.value,
  };
  const legal = setup.ask(setupOf(config));
  return legal.ok ? ok(config) : legal;
}

/** What is chosen comes first; a recommended Zone that is taken by then gives way to the first free one. */
function choosePlacements(
  seats: readonly Seat[],
  answers: Answers,
  leaders: Readonly<Record<string, Leader>>,
): Result<Readonly<Record<string, Zone>>, Refusal> {
  const placements = new Map<string, Zone>();
  const isFree = (zone: Zone) => ![...placements.values()].includes(zone);
  for (const { id } of seats) {
    const path = FIELD.placement(id);
    const chosen = ZONES.find((zone) => zone === answers[path]);
    if (chosen === undefined) continue;
    if (!isFree(chosen)) return refuse('zoneTwice', { zone: say(`zone.${chosen}`) }, path);
    placements.set(id, chosen);
  }
  for (const { id } of seats) {
    if (placements.has(id)) continue;
    const recommended = RECOMMENDED_ZONE[leaders[id] ?? 'adelita'];
    placements.set(id, isFree(recommended) ? recommended : (ZONES.find(isFree) ?? recommended));
  }
  return ok(Object.fromEntries(placements));
}

/** With two players one of the Zones that nobody begins in; otherwise there are no Dissenters. */
function chooseDissenterZone(
  answers: Answers,
  taken: readonly Zone[],
  chance: Chance,
): Result<Zone | null, Refusal> {
  if (taken.length !== 2) return ok(null);
  const free = ZONES.filter((zone) => !taken.includes(zone));
  const chosen = ZONES.find((zone) => zone === answers[FIELD.dissenterZone]);
  if (chosen === undefined) return ok(free[chance.pick(free.length)] ?? null);
  return free.includes(chosen)
    ? ok(chosen)
    : refuse('dissenterZone', { zone: say(`zone.${chosen}`) }, FIELD.dissenterZone);
}

function chooseBreachTokens(
  answers: Answers,
  rewards: readonly RewardId[],
  chance: Chance,
): Result<readonly RewardId[], Refusal> {
  if (answers[FIELD.breach] !== CHOSEN) return ok(shuffle(rewards, chance).slice(0, BREACH_TOKENS));
  const tokens: RewardId[] = [];
  for (let i = 1; i <= BREACH_TOKENS; i++) {
    const path = FIELD.breachToken(i);
    const token = rewards.find((reward) => reward === (answers[path] ?? rewards[i - 1]));
    if (token === undefined || tokens.includes(token))
      return refuse('breachTokens', { count: BREACH_TOKENS }, path);
    tokens.push(token);
  }
  return ok(tokens);
}

/** As in a first game, drawn by the app, or as the table has drawn them. */
function chooseOfficers(answers: Answers, chance: Chance): Result<Config['officers'], Refusal> {
  if (answers[FIELD.officers] === DRAWN) return ok(zoneMap(shuffle(OFFICERS, chance)));
  if (answers[FIELD.officers] !== ENTERED) return ok(FIRST_GAME_OFFICERS);
  const lying: (typeof OFFICERS)[number][] = [];
  for (const zone of ZONES) {
    const path = FIELD.officerIn(zone);
    const officer = OFFICERS.find((one) => one === answers[path]) ?? FIRST_GAME_OFFICERS[zone];
    if (lying.includes(officer)) return refuse('officerTwice', { officer: say(`officer.${officer}`) }, path);
    lying.push(officer);
  }
  return ok(zoneMap(lying));
}

function zoneMap(officers: readonly (typeof OFFICERS)[number][]): Config['officers'] {
  return record(ZONES, (zone) => officers[ZONES.indexOf(zone)] ?? FIRST_GAME_OFFICERS[zone]);
}
