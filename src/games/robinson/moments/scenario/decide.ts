import { ok } from '@/engine';
import { NEEDED } from '../../items';
import { say } from '../../say';
import { GOODS } from '../../terms';
import type { CommandOf } from '../../session/command';
import { WEATHER_DICE, type WeatherDie } from '../../session/config';
import { isWithin, type Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import type { InventionCard } from '../plan/planned';
import { MOST_ITEMS, NAME_LENGTH, PRICE, SCENARIO_WORDS } from './notes';

/** Written down once: weather, plan and night then ask only for what was rolled or done (lines 269, 273 and 317). */
export function setScenario(state: State, command: CommandOf<'setScenario'>): Decision {
  const goal = command.goal.trim();
  const rules = command.rules.trim();
  const items = command.items.map(({ name, card }) => ({ name: name.trim(), card }));
  const fault = faultIn(state, { ...command, goal, rules, items });
  if (fault) return fault;
  const of = (die: WeatherDie) => [...new Set(command.weather[die])].sort((a, b) => a - b);
  const weather = { rain: of('rain'), winter: of('winter'), animals: of('animals') };
  const dice = WEATHER_DICE.some((die) => weather[die].length > 0);
  const to = {
    scenarioItems: items.map(({ name }) => name),
    weather: dice ? weather : null,
    goal: goal === '' ? null : goal,
    rules: rules === '' ? null : rules,
  };
  const cards = Object.fromEntries([
    ...Object.entries(state.cards),
    ...items.flatMap(({ name, card }) => (card ? [[name, card] as const] : [])),
  ]);
  const { config } = state;
  const before = {
    scenarioItems: config.scenarioItems ?? [],
    weather: config.weather ?? null,
    goal: config.goal ?? null,
    rules: config.rules ?? null,
  };
  const sameCards = JSON.stringify(cards) === JSON.stringify(state.cards);
  if (sameCards && JSON.stringify(to) === JSON.stringify(before)) return refuse('noChange');
  return ok([
    happened('scenarioSet', {}, [
      { what: 'scenario', to },
      ...(sameCards ? [] : [{ what: 'cards' as const, to: cards }]),
    ]),
  ]);
}

function faultIn(
  { config }: State,
  { goal, rules, weather, items }: CommandOf<'setScenario'>,
): ReturnType<typeof refuse> | null {
  if ([goal, rules].some((words) => [...words].length > SCENARIO_WORDS))
    return refuse('scenarioWords', { max: SCENARIO_WORDS });
  const names = items.map(({ name }) => name);
  const wrongName = names.some((name) => name === '' || [...name].length > NAME_LENGTH);
  if (wrongName || new Set(names).size < names.length || names.length > MOST_ITEMS)
    return refuse('scenarioNames', { max: NAME_LENGTH, most: MOST_ITEMS });
  const rounds = { min: 1, max: config.rounds };
  if (WEATHER_DICE.some((die) => weather[die].some((round) => !isWithin(round, rounds))))
    return refuse('weatherRounds', { rounds: config.rounds });
  return items.some(({ card }) => card && !isCard(card))
    ? refuse('outside', { what: say('session.what.price'), ...PRICE })
    : null;
}

/** An invention of the Scenario card is everybody's. */
function isCard({ cost, needs, owner }: InventionCard): boolean {
  return (
    owner === null &&
    GOODS.every((good) => isWithin(cost[good], PRICE)) &&
    needs.every((item) => NEEDED.some((other) => other === item)) &&
    new Set(needs).size === needs.length
  );
}
