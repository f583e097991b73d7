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
import { FirstHome } from './boot/FirstHome';
import { useFirstHome } from './boot/useFirstHome';
import type { HomePlace } from './home/HomeView';
import { Navigator } from './Navigator';
import { markLanguage } from './platform/markLanguage';
import { deviceNeeds } from './platform/services';
import { watchBrowser } from './platform/watchBrowser';

watchBrowser();
const boot = createBoot(deviceNeeds);

export function App() {
  const status = useStore(boot.store, (state) => state.status);
  const [failed, setFailed] = useState(false);
  const firstHome = useFirstHome(status);
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
        {status.kind === 'ready' && fontsReady && !firstHome.shown ? (
          <Ready stores={status.stores} takeChoice={firstHome.takeChoice} />
        ) : (
          <ThemeProvider>
            <SnackbarProvider>
              {firstHome.shown ? (
                <FirstHome onChoose={firstHome.choose} />
              ) : (
                <BootScreen status={status} onTryAgain={startAgain} />
              )}
            </SnackbarProvider>
          </ThemeProvider>
        )}
      </ErrorBoundary>
    </SafeAreaProvider>
  );
}

interface ReadyProps {
  readonly stores: Stores;
  readonly takeChoice: () => HomePlace | null;
}

function Ready({ stores, takeChoice }: ReadyProps) {
  return (
    <StoresContext value={stores}>
      <Themed takeChoice={takeChoice} />
    </StoresContext>
  );
}

function Themed({ takeChoice }: Pick<ReadyProps, 'takeChoice'>) {
  const { theme, textSize, motion, haptics } = useSettings((state) => state);
  const reduceMotion = motion === 'system' ? 'system' : motion === 'reduced' ? 'on' : 'off';
  return (
    <ThemeProvider scheme={theme} textScale={textSize} reduceMotion={reduceMotion} haptics={haptics}>
      <SnackbarProvider>
        <Navigator takeChoice={takeChoice} />
      </SnackbarProvider>
    </ThemeProvider>
  );
}
