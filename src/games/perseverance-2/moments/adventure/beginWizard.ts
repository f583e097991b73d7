import type { Ask, Count } from '@/engine';
import { perkEffect } from '../../perks';
import { TRIALS, type Trial } from './templeAdventure';
import { say } from '../../say';
import { SOLDIERS, TERRAINS, TILE_CODES, type Terrain, type TileCode } from '../../terms';
import type { Command } from '../../session/command';
import type { RallyPoint } from '../../session/moves';
import { readyParty, seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { ON_TURN, wizard } from '../../session/wizards/wizard';
import { askCamp } from './askRally';
import type { TakenOption } from './commands';
import { optionCommand } from './optionCommand';

/** A card of the Plains or the Canyon, or one of the Temple Trials. */
type Card = Terrain | Trial;
const CARDS: readonly Card[] = [...TERRAINS, ...TRIALS];
const MOST_REQUIRED = 10;
const PARTY = 'party';

/** Clear Area: which card, how far away, what it asks for, and who goes. */
export const adventureBegin = wizard({
  id: 'adventureBegin',
  quick: true,
  title: () => say('session.action.adventureBegin'),
  actor: ON_TURN,
  script(ask, state, player) {
    const camp = askCamp(ask, state, player, 'clear');
    const card = askCard(ask);
    const code = askCodeOf(ask, state, card);
    const reach = camp.paid ? false : askReach(ask);
    return optionCommand(player, askPartyFor(ask, state, player, camp.point(reach), card, code));
  },
});

type Clear = Extract<TakenOption, { option: 'clear' }>;

/** On a page where Camp and reach are known: which card, which tile, and who goes. Null while something is open. */
export function askClear(ask: Ask, state: State, player: string, point: RallyPoint): Clear | null {
  const card = askCard(ask);
  if (card === null) return null;
  const clear = askPartyFor(ask, state, player, point, card, askCodeOf(ask, state, card));
  return reasonAgainst(state, optionCommand(player, clear)).reason ? null : clear;
}

/** A single piece goes: whether an Area can be cleared at all. */
export function bareClear(state: State, player: string, point: RallyPoint): Clear {
  const party = proposedParty(state, player, 1);
  return setOut(point, 'plains', null, { requirement: 1, stages: 1, ...party });
}

function askCard(ask: Ask): Card | null {
  return ask.choose({
    id: 'card',
    title: say('session.ask.card'),
    help: say('session.ask.cardHelp'),
    layout: 'tiles',
    options: CARDS.map((id) => ({
      id,
      label: isTerrain(id) ? say(`session.ask.${id}Card`) : say(`temple.card.${id}`),
    })),
  });
}

function askCodeOf(ask: Ask, state: State, card: Card | null): TileCode | null {
  return card !== null && isTerrain(card) && isFull(state) ? askCode(ask, state, card) : null;
}

function setOut(
  point: RallyPoint,
  card: Card,
  code: TileCode | null,
  { requirement, stages, light, heavy, leader }: Party,
): Clear {
  return {
    option: 'clear',
    ...point,
    terrain: isTerrain(card) ? card : null,
    code,
    requirement,
    stages,
    trial: isTerrain(card) ? null : card,
    party: { light, heavy, leader: leader > 0 },
  };
}

function askPartyFor(
  ask: Ask,
  state: State,
  player: string,
  point: RallyPoint,
  card: Card | null,
  code: TileCode | null,
): Clear {
  const known = card ?? 'plains';
  const going = (party: Party) => setOut(point, known, code, party);
  return going(askParty(ask, state, player, known, (party) => optionCommand(player, going(party))));
}

/** Which tile of that terrain, as it is marked; the Temple stays on the Map. */
function askCode(ask: Ask, state: State, terrain: Terrain): TileCode | null {
  const code = ask.choose<TileCode | 'unsaid'>({
    id: 'code',
    title: say('session.ask.code'),
    help: say('session.ask.codeHelp'),
    layout: 'chips',
    initial: 'unsaid',
    per: terrain,
    options: [
      ...TILE_CODES[terrain].map((id) => ({
        id,
        label: say('session.area.tile', { code: id }),
        ...(state.areas.some((area) => area.code === id) && {
          reason: say('session.refusal.clearedBefore', { code: id }),
        }),
      })),
      { id: 'unsaid', label: say('session.wizard.notSaid') },
    ],
  });
  return code === 'unsaid' ? null : code;
}

/** Paid once for the whole Effect. */
function askReach(ask: Ask): boolean {
  const reach = ask.choose({
    id: 'reach',
    title: say('session.ask.reach'),
    help: say('session.ask.reachHelp'),
    layout: 'chips',
    initial: 'near',
    options: [
      { id: 'near', label: say('session.ask.near') },
      { id: 'far', label: say('session.ask.far') },
    ],
  });
  return reach === 'far';
}

type Party = Readonly<Record<'requirement' | 'stages' | 'light' | 'heavy' | 'leader', number>>;

/** As many as the card asks for: Light Soldiers, then Heavy ones, then the Leader. */
function proposedParty(state: State, player: string, requirement: number) {
  const ready = readyParty(state, player);
  const needed = Math.max(1, requirement - perkEffect(seatOf(state, player).perks, 'adventureSoldiersSaved'));
  const light = Math.min(ready.light, needed);
  const heavy = Math.min(ready.heavy, needed - light);
  return { light, heavy, leader: ready.leader && light + heavy < needed ? 1 : 0 };
}

function askParty(
  ask: Ask,
  state: State,
  player: string,
  card: Card,
  setOut: (party: Party) => Command,
): Party {
  const ready = readyParty(state, player);
  const requirement: Count<'requirement'> = {
    id: 'requirement',
    label: say('session.ask.requirement'),
    value: 1,
    track: { min: 0, max: MOST_REQUIRED },
  };
  const proposed = proposedParty(state, player, ask.counted(PARTY, requirement));
  return ask.count<keyof Party>({
    id: PARTY,
    title: say('session.ask.party'),
    help: say('session.ask.partyHelp'),
    figures: [
      requirement,
      {
        id: 'stages',
        label: say('session.ask.stages'),
        // A Temple Trial has two of them.
        value: isTerrain(card) ? 1 : 2,
        track: { min: 1, max: 2 },
        per: isTerrain(card) ? 'terrain' : 'trial',
      },
      ...SOLDIERS.map((kind) => ({
        id: kind,
        label: say(`asset.${kind}Soldier`),
        value: proposed[kind],
        track: { min: 0, max: ready[kind] },
        ...(isFull(state) && { note: say('session.ask.standing', { count: ready[kind] }) }),
      })),
      {
        id: 'leader',
        label: say('figure.leader'),
        value: proposed.leader,
        track: { min: 0, max: ready.leader ? 1 : 0 },
        note: say('session.ask.standing', { count: ready.leader ? 1 : 0 }),
      },
    ],
    missing: (party) => reasonAgainst(state, setOut(party)).reason,
  });
}

function isTerrain(card: Card): card is Terrain {
  return card === 'plains' || card === 'canyon';
}
