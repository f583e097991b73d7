import { DarkTheme, DefaultTheme } from '@react-navigation/native';
import { useMemo } from 'react';
import { useTheme } from '@/ui';

/** React Navigation's theme, with our own additions. */
type Look = ReactNavigation.Theme & { readonly reduceMotion: boolean };

export function screenOptions({ theme }: { readonly theme: ReactNavigation.Theme }) {
  return {
    headerShown: false,
    animation: (theme as Look).reduceMotion ? ('none' as const) : ('default' as const),
  };
}

export function useNavigationTheme(): ReactNavigation.Theme {
  const { colour, scheme, reduceMotion } = useTheme();
  return useMemo((): Look => {
    const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
    return {
      ...base,
      colors: { ...base.colors, background: colour.page, card: colour.page, text: colour.ink },
      reduceMotion,
    };
  }, [colour, reduceMotion, scheme]);
}
