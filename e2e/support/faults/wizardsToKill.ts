import { everyGame } from '../../../__tests__/support/everyGame';
import { openNodeDatabase } from '../../../__tests__/support/nodeDriver';
import { openStored } from '../../../__tests__/support/readWorld';
import { offeredWizards } from '../../../__tests__/support/storeEvening';

import type { WizardToKill } from './killWizards';
import { worldFile } from './worldFile';

/** A running game of every kind, and the wizards with a review that its table offers. */
export async function wizardsToKill(): Promise<{
  readonly database: string;
  readonly wizards: readonly WizardToKill[];
}> {
  const database = await worldFile('schema-2', 'DELETE FROM draft');
  const data = await openNodeDatabase(database);
  const found: WizardToKill[] = [];
  for (const { id, wizards } of everyGame) {
    const { game, session } = await openStored(data, `${id}-running`);
    const offered = offeredWizards(game, session.state);
    for (const { id: wizard, quick } of wizards)
      if (!quick && offered.includes(wizard)) found.push({ session: `${id}-running`, wizard });
  }
  await data.close();
  return { database, wizards: found };
}
