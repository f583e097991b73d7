import type { TableRight } from '../../../perseverance/session/putRight/people';
import type { Officer, Zone } from '../../terms';

/** What no action does and no page of pieces puts right. */
export type RightCommand = TableRight<Officer, Zone>;
