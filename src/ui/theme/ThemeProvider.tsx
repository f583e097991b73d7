import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { paintPage } from './paintPage';
import {
  MOTION,
  PALETTES,
  STILL,
  TEXT_SCALES,
  type Motion,
  type Palette,
  type Scheme,
  type TextScale,
} from './tokens';
import { useSystemReduceMotion } from './useSystemReduceMotion';
import { useSystemTextScale } from './useSystemTextScale';

export interface ThemeSettings {
  readonly scheme?: 'system' | Scheme;
  readonly textScale?: TextScale;
  readonly reduceMotion?: 'system' | 'on' | 'off';
  readonly haptics?: boolean;
}

export interface Theme {
  readonly scheme: Scheme;
  readonly colour: Palette;
  /** The system's text size times the app's own; Txt caps it by role. */
  readonly textScale: number;
  /** Over 1 where something is shown to the whole table. */
  readonly enlarge: number;
  readonly motion: Motion;
  readonly reduceMotion: boolean;
  readonly haptics: boolean;
}

export function ThemeProvider({ children, ...settings }: ThemeSettings & { readonly children: ReactNode }) {
  const {
    scheme: wanted = 'system',
    textScale: size = 'normal',
    reduceMotion = 'system',
    haptics = true,
  } = settings;
  const system = useColorScheme();
  const systemScale = useSystemTextScale();
  const systemStill = useSystemReduceMotion();

  const scheme: Scheme = wanted === 'system' ? (system === 'light' ? 'light' : 'dark') : wanted;
  const still = reduceMotion === 'system' ? systemStill : reduceMotion === 'on';
  const textScale = systemScale * TEXT_SCALES[size];
  const theme = useMemo<Theme>(
    () => ({
      scheme,
      colour: PALETTES[scheme],
      textScale,
      enlarge: 1,
      motion: still ? STILL : MOTION,
      reduceMotion: still,
      haptics,
    }),
    [scheme, textScale, still, haptics],
  );
  useEffect(() => paintPage(theme.colour, theme.scheme), [theme]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

/** Without a provider (a screen that shows before the settings are read): the dark theme, nothing enlarged. */
export const ThemeContext = createContext<Theme>({
  scheme: 'dark',
  colour: PALETTES.dark,
  textScale: 1,
  enlarge: 1,
  motion: MOTION,
  reduceMotion: false,
  haptics: true,
});
