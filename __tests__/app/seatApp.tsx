import { render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { StoresContext } from '@/state/useStores';
import type { Stores } from '@/state/stores';
import { SnackbarProvider, ThemeProvider } from '@/ui';
import { ErrorBoundary } from '../../app/boot/ErrorBoundary';
import { Navigator } from '../../app/Navigator';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** The app over real stores, on its first screen. */
export async function seatApp(stores: Stores): Promise<void> {
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <ErrorBoundary stores={stores} failed={false} onTryAgain={() => undefined}>
        <StoresContext value={stores}>
          <ThemeProvider scheme="light" reduceMotion="on">
            <SnackbarProvider>
              <Navigator />
            </SnackbarProvider>
          </ThemeProvider>
        </StoresContext>
      </ErrorBoundary>
    </SafeAreaProvider>,
  );
  await screen.findByText('Foothold');
}
