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
  /** Whose rules, where no game is on the table. */
  readonly of?: { readonly game: string; readonly edition: string | null };
  /** Before the entry opens: a sheet must not stay in front of it. */
  readonly onAsk?: () => void;
}

/** A “?” beside a label: opens what the rules say about it, and Back returns to the label. */
export function AskEntry({ entry, name, of, onAsk }: AskEntryProps) {
  const say = useSay();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const open = useSession(opened);
  // A score pad has labels too, and no rules to show.
  const about = of ?? (open && { game: open.game.id, edition: open.game.facts(open.config).edition });
  if (!about || !findGame(about.game)?.reference) return null;
  const { game, edition } = about;
  const ask = () => {
    onAsk?.();
    navigation.navigate('ReferenceEntry', {
      game,
      entry,
      ...(edition !== null && { edition }),
    });
  };
  return <IconButton icon="why" label={say('learn.rulesOn', { name })} onPress={ask} />;
}
