import type { Phrase } from '@/engine';
import type { TileChoice } from '../../rules/assembly';
import { say } from '../../say';
import type { Zone } from '../../terms';
import { CHOICES } from './assemblyDraft';

export type Choices = Readonly<Partial<Record<Zone, TileChoice>>>;

/** Every way to choose for these tiles, in the same order each time. */
export function combinations(zones: readonly Zone[]): readonly Choices[] {
  return zones.reduce<readonly Choices[]>(
    (ways, zone) => ways.flatMap((way) => CHOICES.map((choice) => ({ ...way, [zone]: choice }))),
    [{}],
  );
}

/** What is taken, with its Zone where there are several. */
export function choicePhrase(zones: readonly Zone[], choices: Choices): Phrase {
  return listed(
    zones.map((zone) => {
      const choice = say(`session.assemblyWizard.${choices[zone] ?? 'votes'}`);
      return zones.length === 1
        ? choice
        : say('session.assemblyWizard.choiceOf', { zone: say(`zone.${zone}`), choice });
    }),
  );
}

export function listed(phrases: readonly Phrase[]): Phrase {
  const [first, ...rest] = phrases;
  if (!first) return say('owner.nobody');
  return rest.length === 0 ? first : say('session.assemblyWizard.list', { first, rest: listed(rest) });
}
