import { majority, type AskedFigure, type Phrase, type WizardStep } from '@/engine';
import { DISSENTERS } from '../../../dissenters';
import { say } from '../../../say';

/** What an episode says about what its Officers look at. */
interface Looking<O extends string, C extends string, Draft> {
  /** Only what nobody follows. */
  readonly looksAt: Readonly<Record<O, readonly C[]>>;
  readonly words: { readonly title: Phrase; readonly help: Phrase };
  standings(officer: O): readonly (readonly [string, number])[];
  figure(player: string, condition: C): Omit<AskedFigure, 'id' | 'player' | 'group'>;
}

/** Who has a place with the Officer, with all that it looks at: nobody else is asked. */
export function askedConditions<O extends string, C extends string>(
  officers: readonly O[],
  { looksAt, standings }: Pick<Looking<O, C, never>, 'looksAt' | 'standings'>,
): readonly { readonly officer: O; readonly player: string; readonly condition: C }[] {
  return officers.flatMap((officer) => {
    const { first, second } = majority(standings(officer));
    return [...first, ...second]
      .filter((owner) => owner !== DISSENTERS)
      .flatMap((player) => looksAt[officer].map((condition) => ({ officer, player, condition })));
  });
}

/** In Essentials, what only the table knows; nothing where nobody is asked. */
export function conditionsStep<O extends string, C extends string, Draft>(
  officers: readonly O[],
  looking: Looking<O, C, Draft>,
): readonly WizardStep[] {
  const figures = askedConditions(officers, looking).map(({ officer, player, condition }) => ({
    id: `${player}:${condition}`,
    player,
    group: say(`officer.${officer}`),
    ...looking.figure(player, condition),
  }));
  return figures.length === 0 ? [] : [{ kind: 'figures', id: 'conditions', ...looking.words, figures }];
}
