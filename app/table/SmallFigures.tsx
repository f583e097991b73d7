import { useState } from 'react';
import { View } from 'react-native';
import { figureRow, type Figure } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Keypad, SPACE, Stat, Stepper } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly figures: readonly Figure<unknown>[];
  readonly text: GameText;
  readonly dispatch: (command: unknown) => boolean;
  readonly onAsk: (figure: string) => void;
  readonly onHold: (row: string) => void;
}

/** Four in a line: what the whole table has, without pushing the players off the page. − and + are a tap away. */
export function SmallFigures({ figures, text, dispatch, onAsk, onHold }: Props) {
  const say = useSay();
  const [openId, setOpen] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const open = figures.find(({ id }) => id === openId);
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', paddingBottom: SPACE.s1 }}>
        {figures.map((figure) => (
          <View
            key={figure.id}
            style={{ width: figures.length <= 2 ? '50%' : '25%', paddingHorizontal: SPACE.s1 }}
          >
            <Stat
              label={text(figure.label)}
              value={figure.value}
              {...(figure.icon !== undefined && { icon: figure.icon })}
              onPress={() => setOpen(openId === figure.id ? null : figure.id)}
              onHold={() => onHold(figureRow(null, figure.id))}
              steps={{
                ...figure.track,
                open: openId === figure.id,
                onAdjust: (by) => void dispatch(figure.adjust(by)),
              }}
            />
          </View>
        ))}
      </View>
      {open && (
        <>
          <Stepper
            key={open.id}
            name={text(open.label)}
            label={text(open.label)}
            value={open.value}
            {...open.track}
            {...(open.icon !== undefined && { icon: open.icon })}
            onAdjust={(by) => void dispatch(open.adjust(by))}
            onType={() => setTyping(true)}
          />
          {open.why && (
            <View style={{ flexDirection: 'row' }}>
              <Button
                kind="quiet"
                icon="why"
                title={say('table.whyFigure', { figure: text(open.label), value: open.value })}
                onPress={() => onAsk(open.id)}
              />
            </View>
          )}
          <Keypad
            visible={typing}
            title={text(open.label)}
            value={open.value}
            {...open.track}
            onClose={() => setTyping(false)}
            onEnter={(to) => void dispatch(open.set(to))}
            onAdd={(by) => void dispatch(open.adjust(by))}
            onPutRight={() => onHold(figureRow(null, open.id))}
          />
        </>
      )}
    </>
  );
}
