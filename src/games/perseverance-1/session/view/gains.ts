import { gainsOf } from '../../../perseverance/session/describeTable';
import type { EditionRules } from '../../editions';
import { ASSETS } from '../../terms';
import { counterName } from '../counters';
import type { Event } from '../event';

export { followersNote as gainsNote } from '../../../perseverance/session/describeTable';
export { listed } from '../../../perseverance/say';

/** What one player gained or paid, as far as it is tracked. */
export function gainNote(player: string, changes: Event['changes'], rules: EditionRules) {
  return gainsOf(player, changes, (counter) => {
    const asset = ASSETS.find((word) => word === counter);
    return asset ? counterName(rules, asset) : null;
  });
}
