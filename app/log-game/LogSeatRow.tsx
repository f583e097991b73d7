import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import type { LogSeat } from '@/state/logDraft';
import { Choice, Counter, Emblem, IconButton, Press, Sheet, SPACE, Txt, useTheme } from '@/ui';
import { useGameText } from '../text/useGameText';
import type { LogPartProps } from './LogPart';

interface Props extends LogPartProps {
  readonly seat: LogSeat;
}

const SCORE_LIMIT = 999_999;
/** Means a role that nobody remembers; no id is empty. */
const UNKNOWN = '';

/** Somebody who played, with the points or the place they had. */
export function LogSeatRow({ draft, game, seat, onChange }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const { id, name, score, place } = seat;
  const write = (part: Partial<LogSeat>) =>
    onChange({ seats: draft.seats.map((other) => (other.id === id ? { ...other, ...part } : other)) });
  return (
    <View
      style={{
        paddingLeft: 20,
        paddingRight: SPACE.s1,
        paddingVertical: SPACE.s1,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3 }}>
        <Emblem colour={seat.colour} size={28} />
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt role="nameLong">{name}</Txt>
        </View>
        <IconButton
          icon="close"
          label={say('logGame.remove', { name })}
          onPress={() => onChange({ seats: draft.seats.filter((other) => other.id !== id) })}
        />
      </View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s3,
          paddingLeft: 40,
          paddingRight: SPACE.s3,
        }}
      >
        <View style={{ flex: 1, minWidth: 0 }}>
          <Role draft={draft} game={game} seat={seat} onRole={(role) => write({ role })} />
        </View>
        {draft.ending === 'scores' && (
          <Counter
            label={say('logGame.score', { name })}
            value={score}
            min={-SCORE_LIMIT}
            max={SCORE_LIMIT}
            size="small"
            digits={3}
            onAdjust={(by) => write({ score: score + by })}
            onSet={(to) => write({ score: to })}
          />
        )}
        {draft.ending === 'places' && (
          <Counter
            label={say('logGame.place', { name })}
            value={place}
            min={1}
            max={draft.seats.length}
            size="small"
            onAdjust={(by) => write({ place: place + by })}
          />
        )}
      </View>
    </View>
  );
}

interface RoleProps extends Pick<Props, 'draft' | 'game' | 'seat'> {
  readonly onRole: (role: string | null) => void;
}

/** What they played, where the game lets everybody choose. */
function Role({ draft, game, seat, onRole }: RoleProps) {
  const say = useSay();
  const text = useGameText(draft.gameId, draft.seats);
  const [asking, setAsking] = useState(false);
  const question = game?.setup.seat;
  if (!question) return null;
  // "Drawn" was never played.
  const options = question.options.filter(({ id }) => !question.shared.includes(id));
  const chosen = options.find(({ id }) => id === seat.role);
  const label = text(question.label);
  const words = chosen ? text(chosen.label) : say('logGame.roleUnknown');
  return (
    <>
      <Press
        onPress={() => setAsking(true)}
        label={say('logGame.role', { name: seat.name, question: label, chosen: words })}
        style={() => ({ minHeight: 48, justifyContent: 'center' })}
      >
        <Txt role="label" tone="ink2">
          {`${label}: ${words}`}
        </Txt>
      </Press>
      <Sheet visible={asking} title={`${label}: ${seat.name}`} onClose={() => setAsking(false)}>
        <Choice
          label={label}
          hideLabel
          value={chosen?.id ?? UNKNOWN}
          options={[
            { id: UNKNOWN, title: say('logGame.roleUnknown') },
            ...options.map((option) => ({ id: option.id, title: text(option.label) })),
          ]}
          onChange={(id) => {
            onRole(id === UNKNOWN ? null : id);
            setAsking(false);
          }}
        />
      </Sheet>
    </>
  );
}
