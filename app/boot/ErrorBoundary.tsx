import { Component, type ReactNode } from 'react';
import { useSay } from '@/i18n';
import type { Stores } from '@/state/stores';
import { Button, SnackbarProvider, ThemeProvider } from '@/ui';
import { exportEverything } from '../platform/exportEverything';
import { Notice } from './Notice';

interface Props {
  readonly stores: Stores | null;
  /** A failure outside of rendering: the start threw. */
  readonly failed: boolean;
  /** Starts over, where the start itself failed. */
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/** Our own bugs end here: never a white screen, and the data can always be exported. */
export class ErrorBoundary extends Component<Props, { readonly caught: boolean }> {
  override state = { caught: false };

  static getDerivedStateFromError(): { readonly caught: boolean } {
    return { caught: true };
  }

  tryAgain = (): void => {
    if (this.props.failed) this.props.onTryAgain();
    this.setState({ caught: false });
  };

  override render(): ReactNode {
    if (!this.state.caught && !this.props.failed) return this.props.children;
    return (
      <ThemeProvider>
        <SnackbarProvider>
          <Trouble stores={this.props.stores} onTryAgain={this.tryAgain} />
        </SnackbarProvider>
      </ThemeProvider>
    );
  }
}

function Trouble({
  stores,
  onTryAgain,
}: {
  readonly stores: Stores | null;
  readonly onTryAgain: () => void;
}) {
  const say = useSay();
  return (
    <Notice icon="warning" title={say('trouble.title')} text={say('trouble.text')}>
      <Button kind="primary" title={say('trouble.tryAgain')} onPress={onTryAgain} />
      {stores && <Button title={say('trouble.exportData')} onPress={() => void exportEverything(stores)} />}
    </Notice>
  );
}
