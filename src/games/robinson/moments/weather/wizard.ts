import { furnaceIn, keptBy } from './plain';
import { HUNGRY_ANIMALS } from './rule';
import { amount, nameOf, say } from '../../say';
import { SKILLS } from '../../skills';
import type { WeatherCommand } from '../../session/command';
import { diceOf, type WeatherDie } from '../../session/config';
import { paySkill } from '../skills/paySkill';
import { playersOf, type Haul, type State } from '../../session/state';
import { askFate } from '../../session/wizards/askFate';
import { showResult } from '../../session/wizards/showResult';
import { figure, playerOption, wizard, type Ask } from '../../session/wizards/wizard';

/** On one page: the clouds that were rolled, what helps against them, hungry animals, the storm, and who is away. */
export const weather = wizard({
  id: 'weather',
  onePage: true,
  title: () => say('phase.weather'),
  script(ask, state) {
    const dice = diceOf(state.config, state.round);
    // Asked at the end of the page; what it opens comes before.
    const more = ask.answered(MORE, ['yes']) === 'yes';
    const clouds = askClouds(ask, state, dice, more);
    const helps = askHelps(ask, state, clouds);
    if (helps === null) return null;
    const hungryAnimals = askAnimals(ask, dice, more);
    if (hungryAnimals === null) return null;
    const storm = ask.choose({
      id: 'storm',
      title: say('session.walk.storm'),
      help: say('session.help.storm'),
      reference: 'storm',
      layout: 'chips',
      initial: state.camp.stormToken > 0 ? 'yes' : 'no',
      options: [
        { id: 'no', label: say('session.walk.noStorm') },
        { id: 'yes', label: say('session.walk.aStorm'), icon: 'warning' },
      ],
    });
    const outside = ask.pick({
      id: 'outside',
      title: say('session.walk.outside'),
      help: say('session.help.outside'),
      reference: 'night-outside',
      most: playersOf(state).length,
      picked: state.outside,
      options: () => playersOf(state).map(playerOption),
    });
    const command: WeatherCommand = {
      type: 'weather',
      ...clouds,
      ...helps,
      hungryAnimals,
      storm: storm === 'yes',
      outside,
      kept: askKept(ask, state, outside),
    };
    ask.choose({
      id: MORE,
      title: say('session.walk.moreWeather'),
      help: say('session.help.moreWeather'),
      reference: 'weather-phase',
      layout: 'chips',
      initial: 'no',
      options: [
        { id: 'no', label: say('session.walk.noMore') },
        { id: 'yes', label: say('session.walk.someMore') },
      ],
    });
    askFate(ask, state, command);
    showResult(ask, state, command, {
      id: 'told',
      title: say('session.walk.weather'),
      help: say('session.help.weather'),
      reference: 'weather-phase',
    });
    return command;
  },
});

const MORE = 'more';
/** More clouds than two dice show seldom come; + counts on. */
const MOST_ROLLED = 4;

/** Only what this round can bring; with `more` everything. */
function askClouds(ask: Ask, { camp, round }: State, dice: Dice | null, more: boolean) {
  const track = { min: 0, max: 20 };
  const rolls = (...of: readonly WeatherDie[]) => dice === null || of.some((die) => dice.includes(die));
  // Both dice show both kinds of cloud (line 325).
  const rolled = more || rolls('rain', 'winter');
  const rain = rolled || camp.rainTokens > 0;
  const winter = rolled || camp.winterTokens > 0;
  const nothing = { rain: 0, winter: 0, ignoreRain: 0, winterToRain: 0 };
  if (!rain && !winter) return nothing;
  const said: Readonly<Partial<typeof nothing>> = ask.count({
    id: 'clouds',
    title: say('session.walk.clouds'),
    help: dice ? say(`session.help.roll.${rollName(dice)}`, { round }) : say('session.help.clouds'),
    reference: 'clouds',
    figures: [
      ...(rain
        ? [{ ...figure('rain', say('session.walk.rain'), camp.rainTokens, track), quick: MOST_ROLLED }]
        : []),
      ...(winter
        ? [{ ...figure('winter', say('session.walk.winter'), camp.winterTokens, track), quick: MOST_ROLLED }]
        : []),
      ...(more
        ? [
            {
              ...figure('ignoreRain', say('session.walk.ignoreRain'), 0, track),
              note: say('session.walk.ignoreRainNote'),
            },
            {
              ...figure('winterToRain', say('session.walk.winterToRain'), 0, track),
              note: say('session.walk.winterToRainNote'),
            },
          ]
        : []),
    ],
    missing: (counts: Readonly<Partial<typeof nothing>>) => {
      const all = { ...nothing, ...counts };
      return all.winterToRain > all.winter || all.ignoreRain > all.rain + all.winterToRain
        ? say('refusal.noSuchClouds', { count: Math.min(all.winter, all.rain + all.winterToRain) })
        : null;
    },
  });
  return { ...nothing, ...said };
}

/** Known to be none where the die is not rolled this round. */
function askAnimals(ask: Ask, dice: Dice | null, more: boolean) {
  const rolled = dice?.includes('animals') ?? false;
  if (dice !== null && !rolled && !more) return 'none';
  return ask.choose({
    id: 'animals',
    title: say('session.walk.animals'),
    help: say('session.help.animals'),
    reference: 'hungry-animals',
    layout: 'chips',
    ...(!rolled && { initial: 'none' as const }),
    options: HUNGRY_ANIMALS.map((id) => ({ id, label: say(`session.animals.${id}`) })),
  });
}

type Dice = NonNullable<ReturnType<typeof diceOf>>;

function rollName(dice: Dice) {
  const clouds = dice.includes('rain') ? (dice.includes('winter') ? 'both' : 'rain') : 'winter';
  return dice.includes('rain') || dice.includes('winter') ? clouds : 'none';
}

type Helps = Pick<WeatherCommand, 'furnace' | 'dryToken' | 'hooch'>;

/** The Furnace, a Discovery token, Hooch: only what is there, and only against clouds that are there. */
function askHelps(
  ask: Ask,
  state: State,
  clouds: {
    readonly rain: number;
    readonly winter: number;
    readonly ignoreRain: number;
    readonly winterToRain: number;
  },
): Helps | null {
  const winter = clouds.winter - clouds.winterToRain;
  const furnace = furnaceIn(state, winter).furnace === true;
  const cook = playersOf(state).find((id) => paySkill(state, id, 'hooch').ok);
  const turned = winter - Number(furnace);
  const rain = clouds.rain + clouds.winterToRain + Number(furnace) - clouds.ignoreRain;
  const hooch =
    cook !== undefined && rain + turned > 0
      ? ask.choose({
          id: 'hooch',
          title: say('session.walk.hooch', { player: nameOf(cook) }),
          layout: 'chips',
          initial: 'no',
          help: say('session.help.hooch'),
          reference: 'skills',
          lead: amount('determination', SKILLS.hooch.cost),
          options: [
            { id: 'no', label: say('session.walk.noReroll') },
            ...(rain > 0
              ? [{ id: 'ignore', label: say('session.walk.hoochIgnore'), icon: 'drop' } as const]
              : []),
            ...(turned > 0
              ? [{ id: 'turn', label: say('session.walk.hoochTurn'), icon: 'drop' } as const]
              : []),
          ],
        })
      : 'no';
  if (hooch === null) return null;
  const wet = rain + Number(hooch === 'turn') - Number(hooch === 'ignore');
  const dryToken =
    state.discoveries.includes('ignore-rain') && wet > 0
      ? ask.choose({
          id: 'dryToken',
          title: say('session.walk.dryToken'),
          layout: 'chips',
          initial: 'no',
          help: say('session.help.dryToken'),
          reference: 'discovery-tokens',
          options: [
            { id: 'no', label: say('session.walk.keepIt') },
            { id: 'yes', label: say('session.walk.useIt'), icon: 'drop' },
          ],
        })
      : 'no';
  if (dryToken === null) return null;
  return {
    ...(furnace && { furnace }),
    ...(dryToken === 'yes' && { dryToken: true }),
    ...(hooch !== 'no' && cook !== undefined && { hooch: { player: cook, how: hooch } }),
  };
}

/** Prefilled with what their actions brought, as far as it is still there. */
function askKept(ask: Ask, state: State, outside: readonly string[]): Readonly<Record<string, Haul>> {
  if (outside.length === 0) return {};
  const { camp } = state;
  const goods = ['food', 'wood', 'fur'] as const;
  const said: Readonly<Record<string, number>> = ask.count({
    id: 'kept',
    title: say('session.walk.kept'),
    help: say('session.help.kept'),
    reference: 'night-outside',
    figures: outside.flatMap((id) =>
      goods.map((good) => ({
        ...figure<string>(`${id} ${good}`, say(`session.counter.${good}`), keptBy(state, id)[good], {
          min: 0,
          max: camp[good],
        }),
        player: id,
      })),
    ),
    missing: (values: Readonly<Record<string, number>>) =>
      goods.some((good) => outside.reduce((sum, id) => sum + (values[`${id} ${good}`] ?? 0), 0) > camp[good])
        ? say('session.refusal.keptTooMuch')
        : null,
  });
  return Object.fromEntries(
    outside.map((id) => {
      const { shelter } = keptBy(state, id);
      const of = (good: (typeof goods)[number]) => said[`${id} ${good}`] ?? 0;
      return [id, { food: of('food'), wood: of('wood'), fur: of('fur'), ...(shelter && { shelter }) }];
    }),
  );
}
