import type { Phrase } from '@/engine';
import { say } from '../../say';
import { ACTIONS, type Action } from '../../terms';
import { happensInCamp } from '../../moments/plan/pawns';
import type { FieldToken, State } from '../state';

/** "Adventure — Building": what kind of token it is, and where it lies. */
export function tokenName(token: FieldToken): Phrase {
  const [kind = '', where = ''] = token.split(':');
  const named = KINDS.find((one) => one === kind) ?? 'wood';
  const action = ACTIONS.find((one) => one === where);
  const track = TRACKS.find((one) => one === where);
  return say('session.token.on', {
    token: say(`session.token.${named}`),
    where: action
      ? say(`action.${action}`)
      : track
        ? say(`session.target.${track}`)
        : say('session.token.tile'),
  });
}

const KINDS = ['adventure', 'reroll', 'minus', 'beast', 'wood'] as const;
const TRACKS = ['shelter', 'roof', 'palisade', 'weapons'] as const;

/** On a field these go with the first action of its kind; the others wait for dice or for wood. */
const FOR_THE_FIRST: readonly string[] = ['adventure', 'minus'];

/** The tokens that an action meets: on its field, on its track, on the camp tile. */
export function tokensAt(
  { tokens }: Pick<State, 'tokens'>,
  action: Action,
  track: string | null,
  first: boolean,
): readonly Phrase[] {
  return tokens
    .filter((token) => {
      const [kind = '', where] = token.split(':');
      if (where === action && !first && FOR_THE_FIRST.includes(kind)) return false;
      return where === action || where === track || (where === 'tile' && happensInCamp(action));
    })
    .map(tokenName);
}
