import { fireEvent, screen } from '@testing-library/react-native';
import { GlanceScreen } from '@/games/perseverance-1/ui/glance/GlanceScreen';
import { die, newTable, play } from '../../games/perseverance-1/session/playing';
import { sitDown, speak } from './sitDown';

beforeEach(() => speak('en'));

test('a tablet shows every Zone and every Officer at one look, and each answers why', () => {
  const heard = sitDown(GlanceScreen, play(newTable(3), die('ana', { owner: 'ana', zone: 'military' })));
  for (const zone of ['Sustenance', 'Military', 'Expansion', 'Protection'])
    expect(screen.getByRole('button', { name: new RegExp(`^${zone}\\. Population`) })).toBeOnTheScreen();
  for (const officer of ['Chief Mate', 'Chief of Security', 'Chief Steward', 'Chief Engineer'])
    expect(screen.getByRole('heading', { name: officer })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: /^Military\. .*Ana 1st/ }));
  expect(heard.whys[0]?.title).toMatch(/Military/);
});

test('in Essentials nobody tracks the Zones: only the Officers are there', () => {
  sitDown(GlanceScreen, newTable(3, { tracking: 'essentials' }));
  expect(screen.queryByRole('button', { name: /Population/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Chief Mate' })).toBeOnTheScreen();
});
