import type { Phrase } from '@/engine';
import { rollFails } from '../../../perseverance/moments/threat/threatCheck';
import { PIECES, TRACKS } from '../../pieces';
import { amount, counted, say } from '../../say';
import { SOLDIERS, type Asset, type Soldier } from '../../terms';
import { counterName } from '../../session/counters';
import type { KeptCard, Onward } from '../../session/command';
import type { Patrol, State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import type { NamedMove } from '../threat/decide';
import { isPending, standingAfter } from '../threat/threatCheck';
import { knownThreat, letsAppRoll } from './cardThreats';
import { CARD_IDS, choicesOf, isLight, type CardId } from './challengeCards';
import { cardNote, describeGains } from './patrolCards';
import { STAGE_ASSETS } from './ruleInput';
import { checkEntry, type CheckEntry } from './stageCheck';
import type { KeptEntered, StageEntered } from './stageEntered';

/** Shown on some stages as well; the rules of a stage know nothing of them. */
export const MORE_ASSETS = ['votes', 'lightSoldier', 'heavySoldier'] as const satisfies readonly Asset[];

const MOST_REWARD: Readonly<Partial<Record<Asset, number>>> = {
  safeguard: TRACKS.safeguard.max,
  valor: TRACKS.valor.max,
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
};

export interface StageGain {
  readonly asset: Asset;
  readonly label: Phrase;
  readonly value: number;
  readonly max: number;
}

export interface DeckCard {
  readonly card: CardId;
  readonly note: Phrase;
  readonly kept: boolean;
  /** Why no other one can be kept. */
  readonly reason?: Phrase;
}

interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly chosen: boolean;
}

export interface KeptView {
  readonly card: CardId;
  readonly note: Phrase;
  readonly choices: readonly Choice[];
  readonly check: CheckEntry;
}

export interface OnwardView {
  readonly ways: readonly Choice<'on' | 'end' | 'later'>[];
  /** Which token moves, or who is lost, where that can be chosen. */
  readonly who: { readonly title: Phrase; readonly kinds: readonly Choice<Soldier>[] } | null;
  readonly check: CheckEntry | null;
}

/** Everything that the page of a stage shows. */
export interface StagePage {
  /** Empty once the stage is resolved: only the way on is left. */
  readonly gains: readonly StageGain[];
  readonly decks: readonly { readonly kind: Soldier; readonly cards: readonly DeckCard[] }[];
  readonly kept: readonly KeptView[];
  readonly onward: OnwardView | null;
}

export type Then = 'later' | 'end' | NamedMove;

/** The page, what it still waits for, and what the stage comes to once it waits for nothing. */
export interface StageEntry {
  readonly page: StagePage;
  readonly missing: Phrase | null;
  readonly kept: readonly KeptCard[];
  readonly then: Then | null;
}

export function stageEntry(state: State, player: string, patrol: Patrol, said: StageEntered): StageEntry {
  const cards = patrol.resolved ? [] : keptCards(state, player, patrol, said);
  const moves = cards.flatMap(({ move }) => (move === 'none' || move === null ? [] : [move]));
  const onward = onwardOf(state, player, patrol, said, moves);
  const waiting = cards.find(({ missing }) => missing !== null)?.missing ?? null;
  return {
    page: {
      gains: patrol.resolved ? [] : gainsIn(state, said),
      decks: patrol.resolved ? [] : decksFor(state, patrol, cards),
      kept: cards.map(({ view }) => view),
      onward: onward.view,
    },
    missing: waiting ?? onward.missing,
    kept: cards.map(({ view, choice, move }) => ({
      card: view.card,
      choice,
      check: move === null || move === 'none' ? null : { threat: move.threat, roll: move.roll },
    })),
    then: onward.then,
  };
}

export function gainsIn(state: State, { gives }: StageEntered): readonly StageGain[] {
  return [...STAGE_ASSETS, ...MORE_ASSETS].map((asset) => {
    const max = MOST_REWARD[asset] ?? 20;
    const value = (Object.hasOwn(gives, asset) ? gives[asset] : undefined) ?? 0;
    return { asset, label: counterName(rulesFor(state), asset), value: Math.min(value, max), max };
  });
}

interface Card {
  readonly view: KeptView;
  readonly choice: string | null;
  readonly move: NamedMove | 'none' | null;
  readonly missing: Phrase | null;
}

/** Each on what those before it left on the card. */
function keptCards(state: State, player: string, patrol: Patrol, { kept }: StageEntered): readonly Card[] {
  const cards: Card[] = [];
  for (const said of possible(kept, patrol)) {
    const moves = cards.flatMap(({ move }) => (move === 'none' || move === null ? [] : [move]));
    cards.push(keptCard(state, said, standingAfter(state, player, moves)));
  }
  return cards;
}

/** One card per Soldier of its kind is drawn, so no more can be kept. */
function possible(kept: readonly KeptEntered[], { soldiers }: Patrol): readonly KeptEntered[] {
  const left = { ...soldiers };
  const met = new Set<CardId>();
  return kept.filter(({ card }) => {
    const kind = kindOf(card);
    if (met.has(card) || left[kind] === 0) return false;
    met.add(card);
    left[kind] -= 1;
    return true;
  });
}

function kindOf(card: CardId): Soldier {
  return isLight(card) ? 'light' : 'heavy';
}

function keptCard(state: State, said: KeptEntered, standing: ReturnType<typeof standingAfter>): Card {
  const { card } = said;
  const choices = Object.entries(choicesOf(card));
  const choice = choices.find(([id]) => id === said.choice)?.[0] ?? null;
  const known = knownThreat(state, card);
  const { entry, move, missing } = checkEntry(
    state,
    { of: card, kind: 'challenge', type: kindOf(card), mayBeNone: true },
    {
      threat: said.threat ?? known,
      remembered: said.threat === undefined && known !== null,
      roll: said.roll ?? (letsAppRoll(state) ? 0 : null),
    },
    standing,
  );
  return {
    view: {
      card,
      note: cardNote(state, card),
      choices: choices.map(([id, gains]) => ({
        id,
        label: describeGains(state, gains),
        chosen: id === choice,
      })),
      check: entry,
    },
    choice,
    move,
    missing: choices.length > 0 && choice === null ? say('session.stage.choice', { card }) : missing,
  };
}

function decksFor(state: State, { soldiers }: Patrol, kept: readonly Card[]): StagePage['decks'] {
  return SOLDIERS.filter((kind) => soldiers[kind] > 0).map((kind) => {
    const isKept = (card: CardId) => kept.some(({ view }) => view.card === card);
    const full = kept.filter(({ view }) => kindOf(view.card) === kind).length >= soldiers[kind];
    const reason = say('session.stage.noMoreCards', { cards: amount('cards', soldiers[kind]) });
    return {
      kind,
      cards: CARD_IDS.filter((card) => kindOf(card) === kind).map((card) => ({
        card,
        note: cardNote(state, card),
        kept: isKept(card),
        ...(full && !isKept(card) && { reason }),
      })),
    };
  });
}

/** After the last stage, or without anybody left, the Patrol is over; otherwise the player decides. */
function onwardOf(
  state: State,
  player: string,
  { stage, stages }: Patrol,
  said: StageEntered,
  moves: readonly NamedMove[],
): { readonly view: OnwardView | null; readonly then: Then | null; readonly missing: Phrase | null } {
  const standing = standingAfter(state, player, moves);
  const { light, heavy } = standing.soldiers;
  const unsure = moves.some((move) => isPending(state, move));
  if (stage >= stages || light + heavy === 0) return { view: null, then: 'end', missing: null };
  const then = said.then === 'later' && !unsure ? undefined : said.then;
  const ways: OnwardView['ways'] = [
    {
      id: 'on',
      label: say('session.stage.goOn'),
      note: say('session.stage.goOnNote', { soldiers: counted(['light', light], ['heavy', heavy]) }),
      chosen: then === 'on',
    },
    {
      id: 'end',
      label: say('session.stage.end'),
      note: say('session.stage.endNote'),
      chosen: then === 'end',
    },
    ...(unsure
      ? [
          {
            id: 'later' as const,
            label: say('session.stage.later'),
            note: say('session.stage.laterNote'),
            chosen: then === 'later',
          },
        ]
      : []),
  ];
  if (then !== 'on')
    return {
      view: { ways, who: null, check: null },
      then: then ?? null,
      missing: then === undefined ? say('session.stage.then') : null,
    };
  return stepOn(state, said, standing, ways);
}

/** The Threat between the stages: without luck one token takes it all, otherwise a roll that fails costs somebody. */
function stepOn(
  state: State,
  said: StageEntered,
  standing: ReturnType<typeof standingAfter>,
  ways: OnwardView['ways'],
): ReturnType<typeof onwardOf> {
  const luckless = state.config.deterministic.threat;
  const roll = said.roll ?? (letsAppRoll(state) ? 0 : null);
  const threat = said.threat === 0 ? null : (said.threat ?? null);
  const risky = !luckless && threat !== null && roll !== null && (roll === 0 || rollFails(roll, threat));
  const open = SOLDIERS.filter(
    (kind) => standing.soldiers[kind] > 0 || (luckless && rulesFor(state).anyThreatToken),
  );
  const asks = open.length > 1 && (luckless || risky);
  const who = asks ? (open.find((kind) => kind === said.who) ?? null) : null;
  const { entry, move, missing } = checkEntry(
    state,
    { of: 'transition', kind: 'transition', type: who, mayBeNone: false },
    { threat, roll },
    standing,
  );
  const title = luckless
    ? say('session.threat.whichToken')
    : say(roll === 0 ? 'session.threat.whoRisks' : 'session.threat.whoIsLost');
  const waits = missing ?? (asks && who === null ? title : null);
  const kinds = open.map((kind) => ({
    id: kind,
    label: say(`figure.${kind}`),
    ...(luckless && {
      note: say('session.event.gain', {
        what: say(kind === 'light' ? 'session.counter.threatLight' : 'session.counter.threatHeavy'),
        by: `${standing.tokens[kind]}`,
      }),
    }),
    chosen: kind === who,
  }));
  return {
    view: {
      ways,
      who: asks ? { title, kinds } : null,
      check: asks && who === null ? { ...entry, outcome: null } : entry,
    },
    then: waits || move === null || move === 'none' ? null : move,
    missing: waits,
  };
}

export function onwardIn({ threat, roll, type }: NamedMove): Onward {
  return { threat, roll, type };
}
