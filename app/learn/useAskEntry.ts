import { useNavigation, type NavigationProp } from '@react-navigation/native';
import type { OpenSession } from '@/state/openSession';
import type { Routes } from '../navigation';

/** Whose rules. */
export interface RulesOf {
  readonly game: string;
  readonly edition: string | null;
}

export function rulesOf({ game, config }: Pick<OpenSession, 'game' | 'config'>): RulesOf {
  return { game: game.id, edition: game.facts(config).edition };
}

/** Opens what the rules say about something; Back returns to where it was asked. */
export function useAskEntry(): (of: RulesOf, entry: string) => void {
  const navigation = useNavigation<NavigationProp<Routes>>();
  return ({ game, edition }, entry) =>
    navigation.navigate('ReferenceEntry', { game, entry, ...(edition !== null && { edition }) });
}
