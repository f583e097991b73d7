import { render } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { SnackbarProvider, ThemeProvider } from '@/ui';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** Renders components as in the app: in a theme without motion, under a snackbar. `again` draws others there. */
export function seat(children: ReactNode) {
  const drawn = render(seated(children));
  return { ...drawn, again: (others: ReactNode) => drawn.rerender(seated(others)) };
}

function seated(children: ReactNode) {
  return (
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="dark" reduceMotion="on">
        <SnackbarProvider>{children}</SnackbarProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
