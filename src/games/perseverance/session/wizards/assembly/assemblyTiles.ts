import type { Phrase } from '@/engine';
import { listed, say } from '../../../say';
import type { Choices } from './assembling';
import { CHOICES, type TileChoice } from './assemblyDraft';

/** Every way to choose for these tiles, in the same order each time. */
export function combinations<Z extends string>(zones: readonly Z[]): readonly Choices<Z>[] {
  const ways = zones.reduce<readonly (readonly (readonly [Z, TileChoice])[])[]>(
    (before, zone) => before.flatMap((way) => CHOICES.map((choice) => [...way, [zone, choice] as const])),
    [[]],
  );
  return ways.map((way) => Object.fromEntries(way) as Choices<Z>);
}

/** What is taken, with its Zone where there are several. */
export function choicePhrase<Z extends string>(zones: readonly Z[], choices: Choices<Z>): Phrase {
  return together(
    zones.map((zone) => {
      const choice = say(`session.assemblyWizard.${choices[zone] ?? 'votes'}`);
      return zones.length === 1
        ? choice
        : say('session.assemblyWizard.choiceOf', { zone: say(`zone.${zone}`), choice });
    }),
  );
}

export function together(phrases: readonly Phrase[]): Phrase {
  return listed(phrases) ?? say('owner.nobody');
}
