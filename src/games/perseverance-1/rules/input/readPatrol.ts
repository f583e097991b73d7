import { fail, field, isAbsent, items, list, oneOf, optional, whole, type At } from '@/engine';
import { TRACKS } from '../../pieces';
import { say } from '../../say';
import { CARD_IDS, choicesOf, type CardId, type Gains } from '../challengeCards';
import type { PatrolInput } from '../patrol';
import { readEdition, readId, readSafeguard, readSoldiers, readValor, refuseOtherKeys } from './fields';

const STAGE_ASSETS = ['followers', 'food', 'mr', 'story', 'safeguard', 'valor'] as const;
const MOST_CHALLENGES = 10;

export function readPatrol(at: At): PatrolInput {
  const edition = readEdition(at);
  const player = field(at, 'player');
  return {
    edition,
    player: {
      id: readId(field(player, 'id')),
      safeguard: readSafeguard(player),
      valor: readValor(player),
    },
    soldiers: readSoldiers(field(at, 'soldiers')),
    stageRewards: optional(field(at, 'stageRewards'), readStageRewards, []),
    challengeLimit: whole(field(at, 'challengeLimit'), { max: MOST_CHALLENGES }),
    drawn: optional(field(at, 'drawn'), readDrawn, []),
    kept: optional(field(at, 'kept'), readKept, []),
  };
}

function readStageRewards(at: At): Gains {
  refuseOtherKeys(at, STAGE_ASSETS);
  return STAGE_ASSETS.map((asset) => {
    const limits = asset === 'safeguard' || asset === 'valor' ? TRACKS[asset] : {};
    return [asset, optional(field(at, asset), (amount) => whole(amount, limits), 0)] as const;
  });
}

function readDrawn(at: At): readonly CardId[] {
  const seen = new Set<CardId>();
  return list(at, (card) => readCard(card, seen));
}

function readKept(at: At): PatrolInput['kept'] {
  const seen = new Set<CardId>();
  return items(at).map((kept) => {
    const card = readCard(field(kept, 'card'), seen);
    return { card, choice: readChoice(field(kept, 'choice'), card) };
  });
}

/** There is one card of each number. */
function readCard(at: At, seen: Set<CardId>): CardId {
  const card = oneOf(at, CARD_IDS);
  if (seen.has(card)) fail(at.path, 'invalid-input', say('refusal.cardTwice', { card }));
  seen.add(card);
  return card;
}

function readChoice(at: At, card: CardId): string | null {
  const choices = Object.keys(choicesOf(card));
  if (choices.length === 0) return null;
  if (isAbsent(at)) fail(at.path, 'choice-required', say('refusal.cardChoice', { card }));
  return oneOf(at, choices);
}
