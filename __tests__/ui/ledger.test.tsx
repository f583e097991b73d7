import { fireEvent, screen, within } from '@testing-library/react-native';
import { setLanguage } from '@/i18n';
import { Gallery } from '@/ui/gallery/Gallery';
import { seat } from './seat';

beforeEach(async () => {
  await setLanguage('en');
  seat(<Gallery start={{ look: 'table', reduceMotion: 'on' }} />);
});

const row = (name: string) => within(screen.getByLabelText(name));

test('the lamp is on one row and moves on with the turn', () => {
  expect(row('Nina').getByText('Turn')).toBeOnTheScreen();
  expect(row('Oskar').queryByText('Turn')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: /Next turn/ }));
  expect(row('Oskar').getByText('Turn')).toBeOnTheScreen();
  expect(row('Nina').queryByText('Turn')).toBeNull();
});

test('a change in a row can be taken back from the snackbar', () => {
  const figure = () => screen.getByRole('adjustable', { name: 'Emmy, Followers' });
  fireEvent.press(screen.getByRole('button', { name: 'Emmy, Followers: one more' }));
  expect(figure()).toHaveAccessibilityValue({ now: 48 });
  // The bar has an Undo as well; the snackbar's is over it.
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  fireEvent.press(undo!);
  expect(figure()).toHaveAccessibilityValue({ now: 47 });
});
