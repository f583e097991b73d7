import { View } from 'react-native';
import type { AskedOption } from '@/engine';
import { SPACE, Txt, useLayout, useTheme } from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import type { StepProps } from './StepBody';
import { Tile } from './Tile';
import { useSteady } from '../text/useSteady';

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
  const { textScale } = useTheme();
  const tap = useSteady(onTap);
  const groups = step.groups ?? [];
  const isChosen = step.options.some(({ chosen }) => chosen);
  const tilesOf = (group: string | undefined) => step.options.filter((option) => option.group === group);
  const layout = useLayout();
  // On a phone a sentence needs half of its width; in groups there are only figures.
  const wordy = layout === 'phone' && groups.length === 0;
  // The others stay drawn, out of sight: a tile that is put back brings them back at once.
  const isShown = ({ chosen }: AskedOption) => !isChosen || chosen;
  const row = (tiles: readonly AskedOption[]) => (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
      {tiles.map((option) => (
        <View
          key={option.id}
          style={{
            ...(isShown(option) ? TILE : AWAY),
            flexBasis: words || isChosen ? '100%' : widthOf(tiles.length, wordy && tiles.some(hasNote)),
            minWidth: wideEnough(text(option.label)) * Math.min(textScale, 1.7),
          }}
        >
          <Tile
            option={option}
            seat={open.seats.find(({ id }) => id === option.player)}
            text={text}
            words={words}
            // A whole board of reasons would hide what can be done.
            says={words || groups.length === 0}
            onTap={tap}
          />
        </View>
      ))}
    </View>
  );
  const alone = tilesOf(undefined);
  const share = layout === 'phone' || textScale > 1.4 || words || isChosen ? WHOLE : HALF;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: SPACE.s4,
        rowGap: SPACE.s2,
        paddingHorizontal: SPACE.s4,
        paddingBottom: SPACE.s3,
      }}
    >
      {groups.map((group) => {
        const tiles = tilesOf(group.id);
        if (tiles.length === 0) return null;
        const closed = words ? undefined : reasonOfAll(tiles, text);
        return (
          <View
            key={group.id}
            role="group"
            aria-label={text(group.title)}
            style={tiles.some(isShown) ? { ...share, gap: SPACE.s1 } : AWAY}
          >
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
            {closed === undefined ? (
              row(tiles)
            ) : (
              <Txt role="label" tone="inkOff">
                {closed}
              </Txt>
            )}
          </View>
        );
      })}
      {alone.length > 0 && <View style={alone.some(isShown) ? WHOLE : AWAY}>{row(alone)}</View>}
    </View>
  );
}

/** Where a page is wide, two groups are side by side, as Zones are on the board. */
const WHOLE = { flexBasis: '100%', minWidth: 0 } as const;
const HALF = { flexGrow: 1, flexShrink: 1, flexBasis: '46%', minWidth: 0 } as const;

const AWAY = { display: 'none' } as const;
const TILE = {
  flexDirection: 'row',
  alignItems: 'stretch',
  flexGrow: 1,
  flexShrink: 1,
  maxWidth: '100%',
} as const;

/** Beside the icon no word is broken. */
function wideEnough(label: string): number {
  const longest = Math.max(...label.split(' ').map((word) => word.length));
  return Math.max(104, 52 + 8.5 * longest);
}

/** Up to three beside each other; four are two and two, and so are those with a sentence. */
function widthOf(tiles: number, wordy: boolean): `${number}%` {
  if (tiles === 1) return '100%';
  return wordy || tiles === 2 || tiles === 4 ? '46%' : '30%';
}

/** Where nothing of a group can be had, for one and the same reason, that reason is all there is to say. */
function reasonOfAll(tiles: readonly AskedOption[], text: Props['text']): string | undefined {
  if (tiles.length < 2) return undefined;
  const reasons = new Set(tiles.map(({ reason }) => reason && text(reason)));
  const [only] = reasons;
  return reasons.size === 1 ? only : undefined;
}

function hasNote({ note, about, reason }: AskedOption): boolean {
  return Boolean(note ?? about ?? reason);
}
