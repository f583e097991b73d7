import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { Player } from '@/data/players';
import { useSay } from '@/i18n';
import { useRoster, useStores } from '@/state/useStores';
import { Button, Choice, Emblem, ListRow, Sheet, SPACE, Txt, useSnackbar } from '@/ui';
import { refusalText } from './refusalText';

interface Props {
  readonly player: Player;
  readonly visible: boolean;
  readonly onClose: () => void;
  /** The one who stays. */
  readonly onMerged: (into: string) => void;
}

/** Two entries of one person: who the other one is, what will change, and only then the change. */
export function MergeSheet({ player, visible, onClose, onMerged }: Props) {
  const say = useSay();
  const { players, archived } = useRoster((state) => state);
  const [other, setOther] = useState<Player | null>(null);
  const others = [...players, ...archived].filter(({ id }) => id !== player.id);
  const close = () => {
    setOther(null);
    onClose();
  };
  if (other)
    return (
      <MergePreview player={player} other={other} visible={visible} onClose={close} onMerged={onMerged} />
    );
  return (
    <Sheet visible={visible} title={say('players.mergeWith', { name: player.name })} onClose={close}>
      {others.length === 0 && (
        <Txt tone="ink2" style={{ padding: 20 }}>
          {say('players.mergeNobody')}
        </Txt>
      )}
      {others.map((candidate) => (
        <ListRow
          key={candidate.id}
          leading={<Emblem colour={candidate.colour} size={28} />}
          title={candidate.name}
          onPress={() => setOther(candidate)}
        />
      ))}
    </Sheet>
  );
}

interface PreviewProps extends Props {
  readonly other: Player;
}

function MergePreview({ player, other, visible, onClose, onMerged }: PreviewProps) {
  const say = useSay();
  const snackbar = useSnackbar();
  const merge = useRoster((roster) => roster.merge);
  const [kept, setKept] = useState(player.id);
  const [fault, setFault] = useState<string | null>(null);
  const [into, from] = kept === player.id ? [player, other] : [other, player];
  const games = useGamesOf(from.id);
  const go = async () => {
    const merged = await merge(from.id, into.id);
    if (!merged.ok) return setFault(refusalText(merged.error));
    onClose();
    onMerged(into.id);
    snackbar.show(say('players.merged', { from: from.name, into: into.name }), () => void merged.value());
  };
  return (
    <Sheet
      visible={visible}
      title={say('players.mergeTitle')}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          title={say('players.mergeConfirm')}
          onPress={() => void go()}
          style={{ flex: 1 }}
        />
      }
    >
      <Choice
        label={say('players.mergeKeep')}
        value={kept}
        options={[player, other].map(({ id, name, colour }) => ({ id, title: name, icon: colour }))}
        onChange={(id) => {
          setKept(id);
          setFault(null);
        }}
      />
      <View style={{ gap: SPACE.s2, paddingHorizontal: 20, paddingVertical: SPACE.s4 }}>
        {games !== null && (
          <Txt>{say('players.mergeGames', { count: games, from: from.name, into: into.name })}</Txt>
        )}
        <Txt tone="ink2">{say('players.mergeNames', { from: from.name, into: into.name })}</Txt>
        {fault !== null && (
          <Txt tone="loss" live="assertive">
            {fault}
          </Txt>
        )}
      </View>
    </Sheet>
  );
}

/** How many there are; null until they are counted. */
function useGamesOf(player: string): number | null {
  const { data } = useStores().services;
  const [counted, setCounted] = useState<{ readonly player: string; readonly games: number } | null>(null);
  useEffect(() => {
    void data.sessions.count({ player }).then((games) => setCounted({ player, games }));
  }, [data, player]);
  return counted?.player === player ? counted.games : null;
}
