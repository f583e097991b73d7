import {
  added,
  among,
  each,
  flag,
  kinds,
  listOf,
  mapOf,
  maybe,
  shape,
  text,
  type Read,
  type ReadFields,
} from '@/engine';
import { DISCOVERY_TOKENS } from '../discoveries';
import { ITEM_NAMES } from '../items';
import { HEAL_SOURCES } from '../moments/wounds/heal';
import { DICE } from '../moments/actions/reroll';
import { HUNGRY_ANIMALS } from '../moments/weather/rule';
import { SKILL_NAMES } from '../skills';
import { ARRANGING, AT_HIGHEST, CUBES, ICONS, PIT_FACES, TERRAINS } from '../terms';
import { BOARD_DIALS } from '../moments/boardActions/dials';
import { BODY_COUNTERS, place } from './counters';
import { inventionCard, plannedAction, SIDES } from '../moments/plan/planned';
import { rightCommands } from './putRight/command';
import { WEATHER_DICE } from './config';
import { FIELD_TOKENS, haulShape, SOURCES, tileShape } from './state';
import { wish, words } from './wish';

const item = among(ITEM_NAMES);
const token = among(DISCOVERY_TOKENS);
const people = listOf(text);
const sourceFields = { type: among(CUBES), exhausted: flag };
const beast = each(['strength', 'weaponLoss', 'food', 'fur', 'palisadeLoss'], wish);

const correctionFields = { ...place, to: wish };
/** One number that the table set by hand, as it is afterwards. */
export type Correction = ReadFields<typeof correctionFields>;

/** A player's skill or Friday's tokens pay for it. */
const reroll = shape({ by: text, die: among(DICE), to: flag });
export type Reroll = Read<typeof reroll>;

/** What a Threat card asks for, and what it gives. */
const threatDeal = each(
  ['wood', 'food', 'fur', 'gainFood', 'gainWood', 'gainFur', 'gainDetermination'],
  wish,
);
export type ThreatDeal = Read<typeof threatDeal>;

/** What was seen when an action was resolved; each kind of action looks at its own part. */
const resolution = shape({
  dice: maybe(shape({ wound: flag, success: flag, adventure: flag, successReroll: maybe(flag) })),
  /** Dice rolled once more, in the order in which it was done. */
  rerolls: listOf(reroll),
  beast,
  temporaryBonus: wish,
  /** The Soldier pays for it now that the card is seen. */
  frenzy: added(flag),
  basket: flag,
  sack: flag,
  adventureExtra: wish,
  /** Beast icons on a new island tile. */
  beasts: wish,
  terrain: maybe(among(TERRAINS)),
  discoveries: listOf(token),
  /** The number on the new tile, what it gives, and whether it shows a tent. */
  tile: added(wish),
  sources: added(each(CUBES, wish)),
  shelter: added(flag),
  choose: maybe(among(ARRANGING)),
  deal: threatDeal,
});
export type Resolution = Read<typeof resolution>;

const weather = shape({
  rain: wish,
  winter: wish,
  ignoreRain: wish,
  winterToRain: wish,
  hungryAnimals: among(HUNGRY_ANIMALS),
  storm: flag,
  outside: people,
  /** By player outside: what he keeps of what his actions brought. */
  kept: added(mapOf(haulShape(wish))),
  /** The Furnace spares the wood of a winter cloud. */
  furnace: added(flag),
  /** The Discovery token against a rain cloud is used. */
  dryToken: added(flag),
  hooch: added(maybe(shape({ player: text, how: among(['ignore', 'turn']) }))),
});

const cooking = shape({
  source: among(HEAL_SOURCES),
  targets: people,
  /** Its food is set aside at supper, and it heals when the wounds of the night are taken (ruling 38). */
  after: added(flag),
});
export type Cooking = Read<typeof cooking>;

const night = shape({
  cooking: listOf(cooking),
  /** Who goes without; null where nobody has to. */
  hungry: maybe(people),
  keepFood: wish,
  goalMet: flag,
  /** Of players away from the camp, by player. */
  away: mapOf(shape({ food: wish, tileShelter: flag })),
  move: maybe(
    shape({
      tileShelter: flag,
      carry: listOf(among(CUBES)),
      foodSources: wish,
      woodSources: wish,
      /** The number of the new camp tile. */
      tile: wish,
    }),
  ),
});

/** What a card asks for: cubes and levels of the camp, tokens of one player. */
export const DEMANDS = ['wood', 'food', 'fur', 'weapon', 'palisade', 'roof', 'determination'] as const;
export type DemandKind = (typeof DEMANDS)[number];

const ruled = {
  ...rightCommands,
  beginPlay: shape({}),
  adjust: shape({ ...place, by: wish }),
  correct: shape(correctionFields),
  takeWounds: shape({ owners: people, wounds: wish, cause: among(SOURCES) }),
  eventPhase: shape({ icon: among(ICONS) }),
  /** An Adventure or Mystery card that came out of the Event deck: another card is drawn after it. */
  shuffledCard: shape({}),
  moralePhase: shape({ atHighest: maybe(among(AT_HIGHEST)) }),
  produce: shape({
    sources: listOf(shape(sourceFields)),
    shortcut: maybe(shape({ ...sourceFields, tile: wish })),
    pit: maybe(among(PIT_FACES)),
  }),
  plan: shape({ actions: listOf(plannedAction(wish)) }),
  resolveAction: shape({
    resolution,
    /** Actions after it that are sure, too, and leave nothing to ask: resolved with the same tap. */
    more: added(listOf(resolution)),
  }),
  /** The next action of the plan is not taken after all. */
  dropAction: shape({}),
  /** A beast that a card forces on somebody. */
  fight: shape({ player: text, beast, strengthOnly: flag, temporaryBonus: wish, frenzy: added(flag) }),
  endActions: shape({
    /** The tile whose food source the Corral covers; null where none is, and then there is no token either. */
    corral: added(maybe(wish)),
  }),
  boardActions: shape({
    /** As it lies on the board when all actions are done. */
    camp: each(BOARD_DIALS, wish),
    bodies: mapOf(each(BODY_COUNTERS, wish)),
    /** Their levels and cubes are counted in `camp` already. */
    built: listOf(item),
    scenarioBuilt: listOf(text),
    /** Spaces of the Threat field whose card was dealt with. */
    dealt: listOf(among(SIDES)),
  }),
  trackEssentials: shape({}),
  /** From the board to every pawn: what lies on the action fields, and how many cards there are to hunt. */
  trackFull: shape({ tokens: listOf(among(FIELD_TOKENS)), huntingDeck: wish }),
  weather,
  night,
  skipPhase: shape({}),
  useSkill: shape({
    player: text,
    skill: among(SKILL_NAMES),
    /** Defense Plan: which of the two. */
    raise: maybe(among(['palisade', 'weapon'])),
    /** Grandma's Recipe: whom it heals. */
    targets: people,
    /** Economical Construction: the action of the plan that it saves in, by its place in what is left. */
    action: added(wish),
    /** Scouting: the token that stays. */
    keeps: added(token),
  }),
  buildItem: shape({ item }),
  loseItem: shape({ item }),
  useDiscovery: shape({ token, targets: people }),
  /** A token that did not come by exploring: it can be used at once. */
  takeDiscovery: shape({ token }),
  useStarting: shape({ item: wish }),
  setTerrains: shape({ to: listOf(among(TERRAINS)) }),
  /** What lies on an island tile. */
  setTile: shape({ tile: wish, notes: tileShape(wish) }),
  /** The inventions that lie on the board. */
  setInventions: shape({ to: listOf(item) }),
  /** What the Scenario card says, as a whole; empty words and no rounds where the table looks it up itself. */
  setScenario: shape({
    goal: words,
    rules: words,
    weather: each(WEATHER_DICE, listOf(wish)),
    /** Its inventions with what they ask for, as far as the table has said it. */
    items: listOf(shape({ name: words, card: maybe(inventionCard(wish)) })),
  }),
  demand: shape({ player: maybe(text), wants: each(DEMANDS, wish), onlyIfPossible: flag }),
  setTokens: shape({ to: listOf(among(FIELD_TOKENS)) }),
  giveFirst: shape({ to: text }),
  setRound: shape({ to: wish }),
  finish: shape({ won: flag }),
  reopen: shape({}),
  note: shape({ text: words }),
};

const ruledCommand = kinds('type', ruled);
export type RuledCommand = Read<typeof ruledCommand>;
export type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { readonly type: T }>;
export type WeatherCommand = CommandOf<'weather'>;
export type NightCommand = CommandOf<'night'>;

export const command = kinds('type', {
  ...ruled,
  /** What the rules say, and what the table set by hand on top of it: one entry, one undo. */
  byHand: shape({ command: ruledCommand, corrections: listOf(shape(correctionFields)) }),
});
export type Command = Read<typeof command>;
