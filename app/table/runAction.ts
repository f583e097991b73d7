import type { ImmediateAction } from '@/engine';

/** What the screen can do for an action. */
export interface ActionHost {
  dispatch(command: unknown): boolean;
  onWizard(wizard: string): void;
  onScreen(screen: string): void;
}

/** The one place that knows what each kind of action means. */
export function runAction(does: ImmediateAction<unknown>, host: ActionHost): void {
  switch (does.kind) {
    case 'command':
      host.dispatch(does.command);
      return;
    case 'wizard':
      return host.onWizard(does.wizard);
    case 'screen':
      return host.onScreen(does.screen);
  }
}
