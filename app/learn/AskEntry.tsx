import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { findGame } from '@/games';
import { useSay } from '@/i18n';
import { opened } from '@/state/sessionStore';
import { useSession } from '@/state/useStores';
import { IconButton } from '@/ui';
import type { Routes } from '../navigation';

interface AskEntryProps {
  /** The id of an entry in the reference of the game that is open. */
  readonly entry: string;
  /** What the label beside it says. */
  readonly name: string;
}

/** A “?” beside a label: opens what the rules say about it, and Back returns to the label. */
export function AskEntry({ entry, name }: AskEntryProps) {
  const say = useSay();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const open = useSession(opened);
  // A score pad has labels too, and no rules to show.
  if (!open || !findGame(open.game.id)?.reference) return null;
  const { edition } = open.game.facts(open.config);
  const ask = () =>
    navigation.navigate('ReferenceEntry', {
      game: open.game.id,
      entry,
      ...(edition !== null && { edition }),
    });
  return <IconButton icon="why" label={say('learn.whatIs', { name })} onPress={ask} />;
}
