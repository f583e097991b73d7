import type { ImmediateAction } from '@/engine';

/** What the screen can do for an action. */
export interface Hands {
  dispatch(command: unknown): boolean;
  onWizard(wizard: string): void;
  onScreen(screen: string): void;
}

/** The one place that knows what each kind of action means. */
export function carryOut(does: ImmediateAction<unknown>, hands: Hands): void {
  switch (does.kind) {
    case 'command':
      hands.dispatch(does.command);
      return;
    case 'wizard':
      return hands.onWizard(does.wizard);
    case 'screen':
      return hands.onScreen(does.screen);
  }
}
