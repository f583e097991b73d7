import type { Refusal } from '@/engine';
import type { Item } from '../../items';
import { say } from '../../say';
import { refuse } from '../../rules/refuse';

/** A Threat action is only planned with the weapon level and the items that its card asks for. */
export function threatNeedsFault(
  needs: { readonly weapon: number; readonly items: readonly Item[] },
  held: { readonly weapon: number; readonly items: readonly Item[] },
): Refusal | null {
  if (needs.weapon > held.weapon)
    return refuse('limit-exceeded', 'needs.weapon', 'refusal.weaponNeeded', {
      level: needs.weapon,
      has: held.weapon,
    });
  const missing = needs.items.find((item) => !held.items.includes(item));
  return missing === undefined
    ? null
    : refuse('limit-exceeded', 'needs.items', 'refusal.itemForThreat', { item: say(`item.name.${missing}`) });
}
