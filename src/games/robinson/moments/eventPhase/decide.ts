import { ok } from '@/engine';
import { cardName } from '../../say';
import type { CommandOf } from '../../session/command';
import type { Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { FIELD_TOKENS, hasToken, type State } from '../../session/state';
import { DECKS, type Deck, type DiceAction } from '../../terms';
import { resolveEventPhase } from './rule';

const FIELD_OF: Readonly<Record<Deck, DiceAction>> = {
  building: 'build',
  gathering: 'gather',
  exploration: 'explore',
};

export function eventPhase(state: State, { icon }: CommandOf<'eventPhase'>): Decision {
  if (state.stage !== 'event') return refuse('notNow');
  const { round, threat, tokens } = state;
  const lies = (deck: Deck) => hasToken(state, 'adventure', FIELD_OF[deck]);
  // Past the reader: names are no input, and the id of a Wreckage card is what the table calls it.
  const outcome = resolveEventPhase(
    {
      round,
      ...threat,
      card: { id: `event-${round}`, icon },
      adventureTokens: {
        building: lies('building'),
        gathering: lies('gathering'),
        exploration: lies('exploration'),
      },
    },
    cardName,
  );
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const added = DECKS.filter((deck) => figures.adventureTokens[deck]).map(
    (deck) => `adventure:${FIELD_OF[deck]}` as const,
  );
  return ok([
    happened(
      'eventDrawn',
      { round, icon, pushed: figures.resolveThreat },
      [
        { what: 'threat', to: { left: figures.left, right: figures.right } },
        { what: 'tokens', to: FIELD_TOKENS.filter((token) => [...tokens, ...added].includes(token)) },
        { what: 'stage', to: 'morale' },
      ],
      explanation,
    ),
  ]);
}

/** It is applied, discarded, and the next card is drawn: nothing of it stays on the Threat field (lines 97 and 1228). */
export function shuffledCard({ stage, round }: State): Decision {
  return stage === 'event' && round > 1 ? ok([happened('shuffledDrawn', { round }, [])]) : refuse('notNow');
}
