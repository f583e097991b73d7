import { field, flag, oneOf, ok, optional, whole, type Phrase, type Wizard, type WizardStep } from '@/engine';
import { choose, readPlayer } from '../../../../perseverance/session/wizards/choose';
import { whoActs, playerActs } from '../../../../perseverance/session/wizards/playerActs';
import { PIECES } from '../../../pieces';
import { TRIALS, type Trial } from '../../../rules/templeAdventure';
import { say } from '../../../say';
import { SOLDIERS, TERRAINS, TILE_CODES, type Terrain, type TileCode } from '../../../terms';
import type { Command } from '../../command';
import { stored } from '../../pieces';
import { readyParty } from '../../records';
import { isFull, type State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';
import { rallyOf, rallySteps, type RallyDraft } from './askRally';

/** A card of the Plains or the Canyon, or one of the Temple Trials. */
type Card = Terrain | Trial;
const CARDS: readonly Card[] = [...TERRAINS, ...TRIALS];
const CODES = [...TILE_CODES.plains, ...TILE_CODES.canyon, 'unsaid'] as const;

export interface AdventureDraft extends RallyDraft {
  /** Of the tile that is removed; null: not said. */
  readonly code: TileCode | 'unsaid' | null;
  readonly card: Card | null;
  readonly reach: boolean | null;
  readonly requirement: number;
  readonly stages: number;
  readonly light: number;
  readonly heavy: number;
  readonly leader: boolean;
}

/** Clear Area: which card, how far away, what it asks for, and who goes. */
export const adventureBegin: Wizard<State, Command, AdventureDraft> = {
  id: 'adventureBegin',
  quick: true,
  title: () => say('session.action.adventureBegin'),
  actor: playerActs,
  begin: (state, named) => {
    const player = whoActs(state, named);
    const ready = readyParty(state, player);
    const light = ready.light > 0 ? 1 : 0;
    const heavy = light === 0 && ready.heavy > 0 ? 1 : 0;
    return {
      player,
      rally: null,
      code: null,
      card: null,
      reach: null,
      requirement: 1,
      stages: 1,
      light,
      heavy,
      leader: false,
    };
  },
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    rally: optional(field(at, 'rally'), stored.areaId, null),
    code: optional(field(at, 'code'), (code) => oneOf(code, CODES), null),
    card: optional(field(at, 'card'), (card) => oneOf(card, CARDS), null),
    reach: optional(field(at, 'reach'), flag, null),
    requirement: whole(field(at, 'requirement'), { max: 10 }),
    stages: whole(field(at, 'stages'), { min: 1, max: 2 }),
    light: whole(field(at, 'light'), { max: PIECES.soldiersOfAKind }),
    heavy: whole(field(at, 'heavy'), { max: PIECES.soldiersOfAKind }),
    leader: flag(field(at, 'leader')),
  }),
  steps: (state, draft) => [
    ...rallySteps(state, draft, 'clear'),
    cardStep(draft),
    ...tileSteps(state, draft),
    ...reachSteps(state, draft),
    party(state, draft),
  ],
  review: () => [],
  commit: (state, draft) => ok(setOut(state, draft)),
};

type Step = WizardStep<AdventureDraft>;

function cardStep(draft: AdventureDraft): Step {
  return {
    help: say('session.ask.cardHelp'),
    ...choose(
      'card',
      say('session.ask.card'),
      CARDS.map((card) => ({
        id: card,
        label: isTerrain(card) ? say(`session.ask.${card}Card`) : say(`temple.card.${card}`),
        chosen: draft.card === card,
        write: () => ({ ...draft, card, code: null, ...(isTerrain(card) ? {} : { stages: 2 }) }),
      })),
    ),
  };
}

/** Which tile of that terrain, as it is marked; the Temple stays on the Map. */
function tileSteps(state: State, draft: AdventureDraft): readonly Step[] {
  const { card } = draft;
  if (card === null || !isTerrain(card) || !isFull(state)) return [];
  const gone = (code: TileCode) => state.areas.some((area) => area.code === code);
  return [
    {
      help: say('session.ask.codeHelp'),
      ...choose<AdventureDraft>('code', say('session.ask.code'), [
        ...TILE_CODES[card].map((code) => ({
          id: code,
          label: say('session.area.tile', { code }),
          ...(gone(code) && { reason: say('session.refusal.clearedBefore', { code }) }),
          chosen: draft.code === code && !gone(code),
          write: () => ({ ...draft, code }),
        })),
        {
          id: 'unsaid',
          label: say('session.wizard.notSaid'),
          chosen: draft.code === 'unsaid',
          write: () => ({ ...draft, code: 'unsaid' }),
        },
      ]),
    },
  ];
}

/** Paid once for the whole Effect. */
function reachSteps(state: State, draft: AdventureDraft): readonly Step[] {
  if (rallyOf(state, draft, 'clear', false).paid) return [];
  return [
    {
      help: say('session.ask.reachHelp'),
      ...choose(
        'reach',
        say('session.ask.reach'),
        [false, true].map((reach) => ({
          id: reach ? 'far' : 'near',
          label: say(reach ? 'session.ask.far' : 'session.ask.near'),
          chosen: draft.reach === reach,
          write: () => ({ ...draft, reach }),
        })),
      ),
    },
  ];
}

function party(state: State, draft: AdventureDraft) {
  const ready = readyParty(state, draft.player);
  const figure = (
    id: 'requirement' | 'stages' | 'light' | 'heavy',
    label: Phrase,
    min: number,
    max: number,
  ) => ({
    id,
    label,
    value: draft[id],
    track: { min, max },
    write: (to: number) => ({ ...draft, [id]: to }),
  });
  const { reason } = reasonAgainst(state, setOut(state, draft));
  return {
    kind: 'figures',
    id: 'party',
    title: say('session.ask.party'),
    help: say('session.ask.partyHelp'),
    figures: [
      figure('requirement', say('session.ask.requirement'), 0, 10),
      figure('stages', say('session.ask.stages'), 1, 2),
      ...SOLDIERS.map((kind) => ({
        ...figure(kind, say(`asset.${kind}Soldier`), 0, PIECES.soldiersOfAKind),
        ...(isFull(state) && { note: say('session.ask.standing', { count: ready[kind] }) }),
      })),
      {
        id: 'leader',
        label: say('figure.leader'),
        value: draft.leader ? 1 : 0,
        track: { min: 0, max: 1 },
        note: say('session.ask.standing', { count: ready.leader ? 1 : 0 }),
        write: (to: number) => ({ ...draft, leader: to > 0 }),
      },
    ],
    ...(reason && { missing: reason }),
  } as const;
}

function setOut(state: State, draft: AdventureDraft): Command {
  const { player, card, reach, requirement, stages, light, heavy, leader, code } = draft;
  const known = card ?? 'plains';
  const { point } = rallyOf(state, draft, 'clear', reach ?? false);
  return {
    type: 'beginAdventure',
    player,
    ...point,
    terrain: isTerrain(known) ? known : null,
    code: code === 'unsaid' || !isTerrain(known) ? null : code,
    requirement,
    stages,
    trial: isTerrain(known) ? null : known,
    party: { light, heavy, leader },
  };
}

function isTerrain(card: Card): card is Terrain {
  return card === 'plains' || card === 'canyon';
}
