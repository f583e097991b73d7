import { everyGame } from '../../../__tests__/support/everyGame';
import { openNodeDatabase } from '../../../__tests__/support/nodeDriver';
import { openStored } from '../../../__tests__/support/readWorld';
import { offeredWizards } from '../../../__tests__/support/storeEvening';

import type { WalkToKill } from './killWalks';
import { worldFile } from './worldFile';

/** A running game of every kind, and the walks with a review that its table offers. */
export async function offeredWalks(): Promise<{
  readonly database: string;
  readonly walks: readonly WalkToKill[];
}> {
  const database = await worldFile('schema-2', 'DELETE FROM draft');
  const data = await openNodeDatabase(database);
  const walks: WalkToKill[] = [];
  for (const { id, wizards } of everyGame) {
    const { game, session } = await openStored(data, `${id}-running`);
    const offered = offeredWizards(game, session.state);
    for (const { id: wizard, quick } of wizards)
      if (!quick && offered.includes(wizard)) walks.push({ session: `${id}-running`, wizard });
  }
  await data.close();
  return { database, walks };
}
