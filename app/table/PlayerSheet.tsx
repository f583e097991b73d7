import { View } from 'react-native';
import type { PlayerRow } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Counter, Icon, isIconName, Section, Sheet, SPACE, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly open: OpenSession;
  readonly text: GameText;
  /** Whose rest is shown, or null. */
  readonly row: PlayerRow<unknown> | null;
  readonly dispatch: (command: unknown) => boolean;
  readonly onClose: () => void;
}

/** Everything else that is tracked of one player, group by group. */
export function PlayerSheet({ open, text, row, dispatch, onClose }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const player = open.seats.find(({ id }) => id === row?.player)?.name ?? '';
  return (
    <Sheet visible={row !== null} title={player} onClose={onClose}>
      {row?.more?.map((group) => (
        <Section key={group.id} title={text(group.title)}>
          {group.figures.map((figure) => {
            const label = text(figure.label);
            return (
              <View
                key={figure.id}
                style={{
                  flexDirection: 'row',
                  alignItems: 'center',
                  gap: SPACE.s3,
                  minHeight: 60,
                  paddingHorizontal: SPACE.s4,
                  borderBottomWidth: 1,
                  borderColor: colour.rule,
                }}
              >
                {figure.icon !== undefined && isIconName(figure.icon) && (
                  <Icon name={figure.icon} size={24} color={colour.ink2} />
                )}
                <View style={{ flex: 1, minWidth: 0 }}>
                  <Txt>{label}</Txt>
                </View>
                <Counter
                  label={say('table.figureOf', { player, figure: label })}
                  value={figure.value}
                  min={figure.track.min}
                  {...(figure.track.max !== undefined && { max: figure.track.max })}
                  size="small"
                  onAdjust={(by) => void dispatch(figure.adjust(by))}
                  onSet={(to) => void dispatch(figure.set(to))}
                />
              </View>
            );
          })}
        </Section>
      ))}
    </Sheet>
  );
}
