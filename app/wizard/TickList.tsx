import { View } from 'react-native';
import type { Checklist } from '@/engine';
import { Icon, Press, SPACE, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly list: Pick<Checklist, 'lines' | 'ticked' | 'plan'>;
  readonly text: GameText;
  readonly onTick: (ticked: readonly string[]) => void;
}

/** Things to do at the real table, ticked off one by one. */
export function TickList({ list, text, onTick }: Props) {
  const { colour } = useTheme();
  return list.lines.map(({ id, text: line, note }, i) => {
    const done = list.ticked.includes(id);
    const toggle = () => onTick(done ? list.ticked.filter((other) => other !== id) : [...list.ticked, id]);
    return (
      <Press
        key={id}
        role="checkbox"
        checked={done}
        onPress={toggle}
        insetFocus
        style={({ pressed }) => ({
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s3,
          minHeight: 60,
          paddingHorizontal: SPACE.s4,
          paddingVertical: SPACE.s2,
          borderBottomWidth: 1,
          borderColor: colour.rule,
          backgroundColor: pressed ? colour.raised : 'transparent',
        })}
      >
        <View
          style={{
            width: 28,
            height: 28,
            borderRadius: 14,
            borderWidth: 1.5,
            alignItems: 'center',
            justifyContent: 'center',
            borderColor: done ? colour.lamp : colour.edge,
            backgroundColor: done ? colour.lamp : 'transparent',
          }}
        >
          {done ? (
            <Icon name="check" size={18} color={colour.page} />
          ) : (
            list.plan && (
              // The number of its place on the plan.
              <Txt role="mark" tone="ink2" hidden>
                {`${i + 1}`}
              </Txt>
            )
          )}
        </View>
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt tone={done ? 'ink3' : 'ink'}>{text(line)}</Txt>
          {note && (
            <Txt role="label" tone="ink3">
              {text(note)}
            </Txt>
          )}
        </View>
      </Press>
    );
  });
}
