import type { EntryId } from '../reference/entries';
import type { wizards } from './wizards/wizards';

/** What the table and the guide of this episode may point to. */
export interface Names {
  readonly reference: EntryId;
  readonly wizard: WizardId;
  readonly screen: ScreenName;
}

export type WizardId = keyof typeof wizards;
/** The screens that `ui` draws. */
export type ScreenName = 'glance' | 'officers' | 'zones' | 'defense';
/** What `ui` draws in a wizard. */
export type WidgetName =
  | 'attackCommunity'
  | 'attackFight'
  | 'attackPosition'
  | 'attackRewards'
  | 'attackRolls'
  | 'patrolStage'
  | 'stockZone';

/** What the questions of its wizards may name. */
export interface Asks {
  readonly reference: EntryId;
  readonly widget: WidgetName;
}
