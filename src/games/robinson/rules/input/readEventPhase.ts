import { fail, field, flag, given, oneOf, phrase, refuseForm, slug, whole, type At } from '@/engine';
import { DECKS } from '../../terms';
import { cardFault, type AdventureTokens, type EventPhaseInput } from '../eventPhase';
import { ROUNDS } from './fields';

const ICONS = ['book', ...DECKS] as const;
const NO_TOKENS: AdventureTokens = { building: false, gathering: false, exploration: false };

export function readEventPhase(at: At): EventPhaseInput {
  const input: EventPhaseInput = {
    round: whole(field(at, 'round'), ROUNDS),
    left: readSpace(field(at, 'left')),
    right: readSpace(field(at, 'right')),
    card: given(
      field(at, 'card'),
      (card) => ({ id: slug(field(card, 'id')), icon: oneOf(field(card, 'icon'), ICONS) }),
      null,
    ),
    adventureTokens: given(field(at, 'adventureTokens'), readTokens, NO_TOKENS),
  };
  refuseForm(at, ['round'], cardFault(input));
  return input;
}

/** An empty space is `null`, and has to be said. */
function readSpace(at: At): string | null {
  if (at.value === undefined) fail(at.path, 'invalid-input', phrase('input.missing'));
  return at.value === null ? null : slug(at);
}

function readTokens(at: At): AdventureTokens {
  return {
    building: flag(field(at, 'building')),
    gathering: flag(field(at, 'gathering')),
    exploration: flag(field(at, 'exploration')),
  };
}
