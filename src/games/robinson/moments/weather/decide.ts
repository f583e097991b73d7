import { chainDecisions, ok, type ExplainStep } from '@/engine';
import { weather as weatherPhase } from './rule';
import { counted, nameOf, say } from '../../say';
import { CAMP } from '../../terms';
import type { WeatherCommand } from '../../session/command';
import { happened } from '../../session/event';
import { evolve } from '../../session/evolve';
import { refuse } from '../../session/refuse';
import { hasItem, isPlayer, playersOf, type Haul, type State } from '../../session/state';
import { dialsTo, isWithin, sequence, type Decision } from '../../session/decide/decision';
import { haulOf } from '../actions/haul';
import { hurt } from '../wounds/decide';
import { paySkill } from '../skills/paySkill';

/** What helps is paid for first; then clouds against the roof, hungry animals, the storm, and the tokens go. */
export function weather(state: State, command: WeatherCommand): Decision {
  if (state.stage !== 'weather') return refuse('notNow');
  if (!command.outside.every((id) => isPlayer(state, id))) return refuse('unknownPlayer');
  const { hooch, dryToken, furnace, kept = {} } = command;
  if (furnace && !hasItem(state, 'furnace')) return refuse('itemMissing');
  const fault = keptFault(state, Object.values(kept));
  if (fault) return fault;
  return chainDecisions(
    evolve,
    state,
    hooch ? paySkill(state, hooch.player, 'hooch') : ok([]),
    (now: State) => (dryToken ? spendDryToken(now) : ok([])),
    (now: State) => brave(now, command),
  );
}

/** Nobody keeps what is not there. */
function keptFault({ camp }: State, hauls: readonly Haul[]) {
  const short = (['food', 'wood', 'fur'] as const).some((good) => {
    const all = hauls.reduce((sum, haul) => sum + haul[good], 0);
    return !isWithin(all, { min: 0, max: camp[good] }) || hauls.some((haul) => haul[good] < 0);
  });
  return short ? refuse('keptTooMuch') : null;
}

function spendDryToken({ discoveries }: State): Decision {
  const at = discoveries.indexOf('ignore-rain');
  if (at < 0) return refuse('tokenMissing');
  return ok([
    happened('discoveryUsed', { token: 'ignore-rain' }, [
      { what: 'discoveries', to: discoveries.filter((_token, i) => i !== at) },
    ]),
  ]);
}

function brave(state: State, command: WeatherCommand): Decision {
  const outcome = weatherOf(state, command);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const { rain, winter } = figures.clouds;
  const carried = carriedBy(command);
  const fur = state.camp.fur - sumOf(carried, 'fur');
  const event = happened(
    'weathered',
    { rain, winter, roof: state.camp.roof },
    [
      ...dialsTo(state, { ...figures.available, fur, palisade: figures.palisade }, 'weather'),
      ...dialsTo(state, { rainTokens: 0, winterTokens: 0, stormToken: 0 }, 'weather'),
      { what: 'outside', to: command.outside },
      ...(command.kept ? [{ what: 'carried' as const, to: carried }] : []),
      { what: 'stage', to: 'night' },
    ],
    [...Object.entries(carried).flatMap(([id, haul]) => keeps(id, haul)), ...explanation],
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) =>
        hurt(
          after,
          playersOf(after).map((owner) => ({ owner, wounds: figures.wounds[owner] ?? 0, cause: 'weather' })),
        ),
    ),
  );
}

function carriedBy({ outside, kept }: WeatherCommand): Readonly<Record<string, Haul>> {
  return kept ? Object.fromEntries(outside.map((id) => [id, haulOf(kept, id)])) : {};
}

function sumOf(hauls: Readonly<Record<string, Haul>>, good: 'food' | 'wood' | 'fur'): number {
  return Object.values(hauls).reduce((sum, haul) => sum + haul[good], 0);
}

/** What he keeps is out of reach for the weather and for the others. */
function keeps(player: string, { food, wood, fur }: Haul): readonly ExplainStep[] {
  if (food + wood + fur === 0) return [];
  return [
    {
      rule: say('session.why.keeps', {
        player: nameOf(player),
        goods: counted(['food', food], ['wood', wood], ['fur', fur]),
      }),
      deltas: [
        { owner: CAMP, asset: 'food', by: -food },
        { owner: CAMP, asset: 'wood', by: -wood },
        { owner: CAMP, asset: 'fur', by: -fur },
      ],
    },
  ];
}

/** The Furnace and Hooch turn winter clouds into rain; Hooch and a token take a rain cloud away. */
function weatherOf(state: State, command: WeatherCommand) {
  const { roof, palisade, weapon, food, nonPerishable, wood } = state.camp;
  const { hooch, furnace, dryToken } = command;
  const carried = carriedBy(command);
  return weatherPhase.ask({
    players: playersOf(state).map((id) => ({ id, outside: command.outside.includes(id) })),
    rain: command.rain,
    winter: command.winter,
    ignoreRain: command.ignoreRain + Number(hooch?.how === 'ignore') + Number(dryToken ?? false),
    winterToRain: command.winterToRain + Number(hooch?.how === 'turn') + Number(furnace ?? false),
    roof,
    palisade,
    weaponLevel: weapon,
    available: { food: food - sumOf(carried, 'food'), nonPerishable, wood: wood - sumOf(carried, 'wood') },
    hungryAnimals: command.hungryAnimals,
    storm: command.storm,
  });
}
