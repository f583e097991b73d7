import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { withAnswer, type Draft } from '@/engine';
import { robinson } from '@/games/robinson';
import { robinson as entry } from '@/games/robinson/entry';
import { plan } from '@/games/robinson/moments/plan/wizard';
import { decide } from '@/games/robinson/session/decide/decide';
import { evolve } from '@/games/robinson/session/evolve';
import type { State } from '@/games/robinson/session/state';
import { renderPhrase, translate } from '@/i18n';
import { StepPlacing } from '../../../app/wizard/StepPlacing';
import { acting, camp } from '../../games/robinson/session/acting';
import { faceUp, SEATS } from '../../games/robinson/session/playing';
import { seat } from '../seat';
import { sitDownAt } from '../sitDownAt';

const { speak } = sitDownAt({ id: 'robinson', decide, evolve }, entry);

beforeEach(() => speak('en'));

/** The board of the plan, as the page draws it. */
function Board({ state }: { readonly state: State }) {
  const [draft, setDraft] = useState<Draft>(plan.begin(state));
  const [step] = plan.steps(state, draft);
  if (step?.kind !== 'placing') throw new Error('no board');
  return (
    <StepPlacing
      step={step}
      open={{ seats: SEATS }}
      text={(phrase) =>
        renderPhrase(translate, phrase, robinson.id, (one) => SEATS.find(({ id }) => id === one)?.name ?? one)
      }
      onAnswer={(answers) => setDraft(withAnswer(draft, answers))}
      onAnswered={() => undefined}
      forecast={() => null}
    />
  );
}

const row = (name: string) => within(screen.getByLabelText(name));
const up = () =>
  screen
    .getAllByRole('radio')
    .filter((one) => one.props['aria-checked'] === true || one.props.accessibilityState?.checked === true)
    .map((one) => one.props['aria-label'] ?? one.props.accessibilityLabel);
const put = (name: string) => fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

test('a tap on a row puts the pawn there, and the next free one is up', () => {
  seat(<Board state={acting(2, faceUp(3), camp('wood', 1))} />);
  expect(up()).toContain('Ana, pawn 1');
  put('Weapons');
  expect(up()).toContain('Ana, pawn 2');
  expect(row('Weapons').getByText('Dice')).toBeTruthy();
  put('Weapons');
  expect(row('Weapons').getByText('Certain')).toBeTruthy();
  expect(up()).toContain('Ben, pawn 1');
});

test('a tap on a placed pawn takes it back, and it is up again', () => {
  seat(<Board state={acting(2)} />);
  put('Rest');
  fireEvent.press(screen.getByLabelText('Take back from Rest: Ana, pawn 1'));
  expect(screen.queryByLabelText('Take back from Rest: Ana, pawn 1')).toBeNull();
  expect(up()).toContain('Ana, pawn 1');
});

test('what is wrong is written in its row; what cannot be planned says why', () => {
  seat(<Board state={acting(2, camp('huntingDeck', 1))} />);
  put('Hunting');
  expect(row('Hunting').getByText('You need: 2 pawns.')).toBeTruthy();
  expect(row('Roof').getByText('The camp has no shelter, neither built nor found.')).toBeTruthy();
});

test('which tile is asked in the row, with a tile that gives prefilled', () => {
  seat(<Board state={acting(2, faceUp(3), faceUp(4))} />);
  put('Gather wood');
  expect(row('Gather wood').getAllByText('Tile 3').length).toBeGreaterThan(0);
  fireEvent.press(row('Gather wood').getByText('Tile 4'));
  expect(row('Gather wood').getAllByText('Tile 4')).toHaveLength(2);
});
