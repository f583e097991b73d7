import { View } from 'react-native';
import type { AskedOption, Seat } from '@/engine';
import { Emblem, Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import type { StepProps } from './StepBody';

interface Props extends Pick<StepProps<'choice'>, 'step' | 'open' | 'text'> {
  /** With what the rules say about each. */
  readonly words?: boolean;
  readonly onTap: (option: AskedOption) => void;
}

/**
 * Laid out like the board: groups with their tiles, what belongs to none below. Once one is chosen the others make room
 * for what it asks.
 */
export function ChoiceTiles({ step, open, text, words = false, onTap }: Props) {
  const groups = step.groups ?? [];
  const isChosen = step.options.some(({ chosen }) => chosen);
  const tilesOf = (group: string | undefined) =>
    step.options.filter((option) => option.group === group && (!isChosen || option.chosen));
  const row = (tiles: readonly AskedOption[]) => (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
      {tiles.map((option) => (
        <Tile
          key={option.id}
          option={option}
          seat={open.seats.find(({ id }) => id === option.player)}
          text={text}
          words={words}
          // A whole board of reasons would hide what can be done.
          says={words || groups.length === 0}
          width={words ? '100%' : widthOf(tiles.length)}
          onPress={() => onTap(option)}
        />
      ))}
    </View>
  );
  const alone = tilesOf(undefined);
  return (
    <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s3 }}>
      {groups.map((group) => {
        const tiles = tilesOf(group.id);
        if (tiles.length === 0) return null;
        return (
          <View key={group.id} role="group" aria-label={text(group.title)} style={{ gap: SPACE.s1 }}>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
              <View
                style={{ flex: 1, minWidth: 0, flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s2 }}
              >
                <Txt role="captionStrong" tone="ink2">
                  {text(group.title)}
                </Txt>
                {group.note && (
                  <Txt role="caption" tone="ink3">
                    {text(group.note)}
                  </Txt>
                )}
              </View>
              {words && group.reference !== undefined && (
                <AskEntry entry={group.reference} name={text(group.title)} />
              )}
            </View>
            {row(tiles)}
          </View>
        );
      })}
      {alone.length > 0 && row(alone)}
    </View>
  );
}

interface TileProps extends Pick<Props, 'text'> {
  readonly option: AskedOption;
  readonly seat: Seat | undefined;
  readonly words: boolean;
  /** Why it is closed, in words. */
  readonly says: boolean;
  readonly width: `${number}%`;
  readonly onPress: () => void;
}

/** Up to three beside each other; four are two and two. */
function widthOf(tiles: number): `${number}%` {
  if (tiles === 1) return '100%';
  return tiles === 2 || tiles === 4 ? '46%' : '30%';
}

function Tile({ option, seat, text, words, says, width, onPress }: TileProps) {
  const { colour, textScale } = useTheme();
  const reason = option.reason && text(option.reason);
  const ink = reason === undefined ? (option.chosen ? colour.lamp : colour.ink) : colour.inkOff;
  const label = text(option.label);
  const note = option.note && text(option.note);
  const said = says ? (reason ?? note ?? (option.about && text(option.about))) : note;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'stretch',
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: width,
        minWidth: wideEnough(label) * Math.min(textScale, 1.7),
        maxWidth: '100%',
      }}
    >
      <Press
        onPress={onPress}
        reason={reason}
        expanded={option.chosen}
        style={({ pressed, hovered }) => ({
          flex: 1,
          minWidth: 0,
          minHeight: TARGET.primary,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s2,
          paddingHorizontal: SPACE.s2,
          paddingVertical: SPACE.s1,
          borderRadius: RADIUS.control,
          borderWidth: 1.5,
          borderStyle: reason === undefined ? 'solid' : 'dashed',
          borderColor: option.chosen ? colour.lamp : colour.edge,
          backgroundColor: option.chosen ? colour.lit : pressed || hovered ? colour.raised : 'transparent',
        })}
      >
        {seat ? (
          <Emblem colour={seat.colour} size={20} />
        ) : (
          option.icon !== undefined && <Icon name={option.icon} size={20} color={ink} />
        )}
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt role="labelStrong" color={ink}>
            {label}
          </Txt>
          {said !== undefined && (
            <Txt role="caption" tone={reason === undefined ? 'ink3' : 'inkOff'}>
              {said}
            </Txt>
          )}
        </View>
        {option.chosen && <Icon name="close" size={20} color={colour.ink3} />}
      </Press>
      {words && option.reference !== undefined && (
        <View style={{ justifyContent: 'center' }}>
          <AskEntry entry={option.reference} name={text(option.label)} />
        </View>
      )}
    </View>
  );
}

/** Beside the icon no word is broken. */
function wideEnough(label: string): number {
  const longest = Math.max(...label.split(' ').map((word) => word.length));
  return Math.max(104, 52 + 8.5 * longest);
}
