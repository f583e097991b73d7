import type { Ask } from '@/engine';
import { PIECES } from '../../pieces';
import { TRIALS, type Trial } from './templeAdventure';
import { say } from '../../say';
import { SOLDIERS, TERRAINS, TILE_CODES, type Terrain, type TileCode } from '../../terms';
import type { Command } from '../../session/command';
import { readyParty } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { ON_TURN, wizard } from '../../session/wizards/wizard';
import { askCamp } from './askRally';

/** A card of the Plains or the Canyon, or one of the Temple Trials. */
type Card = Terrain | Trial;
const CARDS: readonly Card[] = [...TERRAINS, ...TRIALS];
const MOST_REQUIRED = 10;

/** Clear Area: which card, how far away, what it asks for, and who goes. */
export const adventureBegin = wizard({
  id: 'adventureBegin',
  quick: true,
  title: () => say('session.action.adventureBegin'),
  actor: ON_TURN,
  script(ask, state, player) {
    const camp = askCamp(ask, state, player, 'clear');
    const card = ask.choose({
      id: 'card',
      title: say('session.ask.card'),
      help: say('session.ask.cardHelp'),
      options: CARDS.map((id) => ({
        id,
        label: isTerrain(id) ? say(`session.ask.${id}Card`) : say(`temple.card.${id}`),
      })),
    });
    const code = card !== null && isTerrain(card) && isFull(state) ? askCode(ask, state, card) : null;
    const reach = camp.paid ? false : askReach(ask);
    const known = card ?? 'plains';
    const setOut = ({ requirement, stages, light, heavy, leader }: Party): Command => ({
      type: 'beginAdventure',
      player,
      ...camp.point(reach),
      terrain: isTerrain(known) ? known : null,
      code,
      requirement,
      stages,
      trial: isTerrain(known) ? null : known,
      party: { light, heavy, leader: leader > 0 },
    });
    return setOut(askParty(ask, state, player, known, setOut));
  },
});

/** Which tile of that terrain, as it is marked; the Temple stays on the Map. */
function askCode(ask: Ask, state: State, terrain: Terrain): TileCode | null {
  const code = ask.choose<TileCode | 'unsaid'>({
    id: 'code',
    title: say('session.ask.code'),
    help: say('session.ask.codeHelp'),
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
    options: [
      { id: 'near', label: say('session.ask.near') },
      { id: 'far', label: say('session.ask.far') },
    ],
  });
  return reach === 'far';
}

type Party = Readonly<Record<'requirement' | 'stages' | 'light' | 'heavy' | 'leader', number>>;

/** Proposed is a single Soldier, Light if there is one. */
function askParty(
  ask: Ask,
  state: State,
  player: string,
  card: Card,
  setOut: (party: Party) => Command,
): Party {
  const ready = readyParty(state, player);
  const light = ready.light > 0 ? 1 : 0;
  const proposed = { light, heavy: light === 0 && ready.heavy > 0 ? 1 : 0 };
  return ask.count<keyof Party>({
    id: 'party',
    title: say('session.ask.party'),
    help: say('session.ask.partyHelp'),
    figures: [
      {
        id: 'requirement',
        label: say('session.ask.requirement'),
        value: 1,
        track: { min: 0, max: MOST_REQUIRED },
      },
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
        track: { min: 0, max: PIECES.soldiersOfAKind },
        ...(isFull(state) && { note: say('session.ask.standing', { count: ready[kind] }) }),
      })),
      {
        id: 'leader',
        label: say('figure.leader'),
        value: 0,
        track: { min: 0, max: 1 },
        note: say('session.ask.standing', { count: ready.leader ? 1 : 0 }),
      },
    ],
    missing: (party) => reasonAgainst(state, setOut(party)).reason,
  });
}

function isTerrain(card: Card): card is Terrain {
  return card === 'plains' || card === 'canyon';
}
