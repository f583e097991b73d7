import { tapWizard as familyTaps } from '../../../perseverance/session/wizards/tapWizard';
import type { Command } from '../command';
import type { State } from '../state';

export const tapWizard = familyTaps<State, Command>;
