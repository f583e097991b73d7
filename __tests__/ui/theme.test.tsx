import { render, screen } from '@testing-library/react-native';
import { ThemeProvider, Txt, layoutOf } from '@/ui';
import { Gallery } from '@/ui/gallery/Gallery';
import { setLanguage } from '@/i18n';
import { scaleOf } from '@/ui/theme/tokens';
import { seat } from './seat';

test.each([
  ['a sentence grows to twice its size', 'body', 2, 2],
  ['and no further', 'body', 3, 2],
  ['a figure is large already and stops at 130 %', 'figureL', 2, 1.3],
  ['smaller text is respected', 'figureL', 0.9, 0.9],
] as const)('%s', (_name, role, wanted, got) => {
  expect(scaleOf(role, wanted)).toBe(got);
});

test('what is shown to the whole table grows on top of that', () => {
  expect(scaleOf('figureL', 2, 1.5)).toBeCloseTo(1.95);
});

test.each([
  [390, 844, 'phone'],
  [844, 390, 'landscape'],
  [820, 1180, 'tablet'],
  [1180, 820, 'tablet'],
  [1280, 720, 'tablet'],
  [320, 480, 'phone'],
] as const)('%s × %s is laid out as a %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

test('the app’s own text size reaches the text', () => {
  render(
    <ThemeProvider textScale="largest" scheme="light">
      <Txt role="body">Ahoy</Txt>
    </ThemeProvider>,
  );
  expect(screen.getByText('Ahoy')).toHaveStyle({ fontSize: 34, lineHeight: 48, color: '#241C10' });
});

test.each(['components', 'table', 'wizard'] as const)(
  'the gallery shows its %s in both languages',
  async (look) => {
    for (const language of ['en', 'pl'] as const) {
      await setLanguage(language);
      seat(<Gallery start={{ look, reduceMotion: 'on' }} />);
      expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
      screen.unmount();
    }
  },
);
