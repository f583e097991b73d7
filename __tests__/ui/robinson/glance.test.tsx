import { screen } from '@testing-library/react-native';
import { robinson as entry } from '@/games/robinson/entry';
import { decide } from '@/games/robinson/session/decide/decide';
import { evolve } from '@/games/robinson/session/evolve';
import { GlanceScreen } from '@/games/robinson/ui/glance/GlanceScreen';
import { acting } from '../../games/robinson/session/acting';
import { sitDownAt } from '../sitDownAt';

const { sitDown, speak } = sitDownAt({ id: 'robinson', decide, evolve }, entry);

beforeEach(() => speak('en'));

test('everybody’s life is on a track, and the island begins with the camp', () => {
  const state = acting(2, { type: 'adjust', owner: 'ana', counter: 'wounds', by: 3 });
  sitDown(GlanceScreen, state);
  expect(screen.getByLabelText(/^Ana: 3 of \d+ wounds$/)).toBeOnTheScreen();
  expect(screen.getByLabelText(/^Ben: 0 of \d+ wounds$/)).toBeOnTheScreen();
  expect(screen.getByLabelText('8. Camp')).toBeOnTheScreen();
});
