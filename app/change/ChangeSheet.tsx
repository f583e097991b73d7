import { useMemo, useState } from 'react';
import { View } from 'react-native';
import { countingAct, figureBehind, replayPast, type Mend } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useChangeStore } from '@/state/change/useChange';
import { Button, Keypad, ListRow, Sheet, SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly visible: boolean;
  readonly open: OpenSession;
  /** Which act, as the timeline names it. */
  readonly act: number;
  readonly text: GameText;
  readonly onClose: () => void;
  readonly onBegun: () => void;
  readonly onPutRight: () => void;
}

/** What was wrong with an act: change it, leave it out, or add what was forgotten before it. */
export function ChangeSheet({ visible, open, act: name, text, onClose, onBegun, onPutRight }: Props) {
  const say = useSay();
  const change = useChangeStore();
  const [typing, setTyping] = useState(false);
  const act = useMemo(() => countingAct(open.session, name), [open.session, name]);
  const at = act?.seq ?? name;
  /** The table right before it, and whether what came after can be played again. */
  const before = useMemo(
    () => (visible || typing ? replayPast(open.game, open.session, [], at) : null),
    [visible, typing, open, at],
  );
  const tapped = useMemo(
    () =>
      before?.ok && act && act.did.wizard === undefined
        ? figureBehind(open.game.table(before.value.state), act.did.command)
        : null,
    [before, act, open.game],
  );

  const begin = async (begun: () => void | Promise<void>) => {
    onClose();
    // One change at a time: what was begun before and never saved makes way.
    await change.getState().cancel();
    await begun();
    onBegun();
  };
  const mend = (wanted: Mend) => void begin(() => change.getState().mend(wanted));
  const look = (how: 'instead' | 'before') => void begin(() => change.getState().look({ at, how }));

  if (before && !before.ok)
    return (
      <Sheet
        visible={visible}
        title={say('change.sheet')}
        onClose={onClose}
        reading
        foot={
          <Button kind="primary" title={say('change.toPutRight')} onPress={onPutRight} style={{ flex: 1 }} />
        }
      >
        <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
          <Txt>{text(before.error.message)}</Txt>
        </View>
      </Sheet>
    );
  return (
    <>
      <Sheet visible={visible} title={say('change.sheet')} onClose={onClose}>
        <ListRow
          icon="edit"
          title={say('change.instead')}
          subtitle={say(act?.did.wizard === undefined ? 'change.insteadTap' : 'change.insteadNote')}
          onPress={() => {
            if (!tapped) return look('instead');
            onClose();
            setTyping(true);
          }}
        />
        <ListRow
          icon="trash"
          title={say('change.out')}
          subtitle={say('change.outNote')}
          onPress={() => mend({ how: 'out', at })}
        />
        <ListRow
          icon="plus"
          title={say('change.before')}
          subtitle={say('change.beforeNote')}
          onPress={() => look('before')}
        />
      </Sheet>
      {tapped && (
        <Keypad
          visible={typing}
          title={text(tapped.figure.label)}
          value={tapped.to}
          min={tapped.figure.track.min}
          {...(tapped.figure.track.max !== undefined && { max: tapped.figure.track.max })}
          onEnter={(to) => mend({ how: 'instead', at, wish: { command: tapped.instead(to) } })}
          onClose={() => setTyping(false)}
        />
      )}
    </>
  );
}
