import { useCallback, useEffect, useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';
import { useLanguage } from '@/i18n';
import { createBoot } from '@/state/boot';
import type { Stores } from '@/state/stores';
import { StoresContext, useSettings } from '@/state/useStores';
import { SnackbarProvider, ThemeProvider, useFonts } from '@/ui';
import { BootScreen } from './boot/BootScreen';
import { ErrorBoundary } from './boot/ErrorBoundary';
import { Navigator } from './Navigator';
import { markLanguage } from './platform/markLanguage';
import { deviceNeeds } from './platform/services';
import { watchBrowser } from './platform/watchBrowser';

watchBrowser();
const boot = createBoot(deviceNeeds);

export function App() {
  const status = useStore(boot.store, (state) => state.status);
  const [failed, setFailed] = useState(false);
  const fontsReady = useFonts();
  const language = useLanguage();
  useEffect(() => markLanguage(language), [language]);
  const start = useCallback(() => void boot.start().catch(() => setFailed(true)), []);
  useEffect(start, [start]);
  const startAgain = () => {
    setFailed(false);
    start();
  };

  return (
    <SafeAreaProvider>
      <ErrorBoundary
        stores={status.kind === 'ready' ? status.stores : null}
        failed={failed}
        onTryAgain={startAgain}
      >
        {status.kind === 'ready' && fontsReady ? (
          <Ready stores={status.stores} />
        ) : (
          <ThemeProvider>
            <SnackbarProvider>
              <BootScreen status={status} onTryAgain={startAgain} />
            </SnackbarProvider>
          </ThemeProvider>
        )}
      </ErrorBoundary>
    </SafeAreaProvider>
  );
}

function Ready({ stores }: { readonly stores: Stores }) {
  return (
    <StoresContext value={stores}>
      <Themed />
    </StoresContext>
  );
}

function Themed() {
  const { theme, textSize, motion, haptics } = useSettings((state) => state);
  const reduceMotion = motion === 'system' ? 'system' : motion === 'reduced' ? 'on' : 'off';
  return (
    <ThemeProvider scheme={theme} textScale={textSize} reduceMotion={reduceMotion} haptics={haptics}>
      <SnackbarProvider>
        <Navigator />
      </SnackbarProvider>
    </ThemeProvider>
  );
}
