import { useSay } from '@/i18n';
import type { HistoryGame } from '@/state/listedSession';
import { useRoster, useStores } from '@/state/useStores';
import { Choice, Sheet } from '@/ui';

interface Props {
  readonly game: HistoryGame;
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Means no group; no id is empty. */
const NONE = '';

/** Whose evening it was. */
export function GroupOfGame({ game, visible, onClose, onChanged }: Props) {
  const say = useSay();
  const { data } = useStores().services;
  const groups = useRoster((roster) => roster.groups) ?? [];
  const assign = async (id: string) => {
    await data.sessions.setGroup(game.id, id === NONE ? null : id);
    onClose();
    onChanged();
  };
  return (
    <Sheet visible={visible} title={say('history.group')} onClose={onClose}>
      <Choice
        label={say('history.group')}
        hideLabel
        value={game.groupId ?? NONE}
        options={[
          { id: NONE, title: say('history.groupNone') },
          ...groups.map(({ id, name }) => ({ id, title: name })),
        ]}
        onChange={(id) => void assign(id)}
      />
    </Sheet>
  );
}
