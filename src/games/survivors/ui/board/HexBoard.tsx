import { View } from 'react-native';
import { Path, Svg } from '@/ui/svg';
import { Icon, Press, Txt, useLayout, useTheme } from '@/ui';
import { PLACES, type Place } from '../../terms';
import { centreOf, hexPath } from './geometry';

export interface HexTile {
  /** Who is there, for a screen reader. */
  readonly label: string;
  readonly hordes: number;
  /** A word or a number below it. */
  readonly mark?: string | undefined;
  /** It is a warning. */
  readonly warns?: boolean;
  readonly lit?: boolean;
  /** One of several that are on or off. */
  readonly checked?: boolean;
  readonly reason?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

interface Props {
  readonly label: string;
  readonly tile: (place: Place) => HexTile;
  /** Of one tile; left out, as large as a page of its own has room for. */
  readonly radius?: number;
}

/** A hex leaves a rim free around what can be tapped, so that two tiles never share a finger. */
const TAP = { width: 1.45, height: 1.5 } as const;

/** The seven tiles: the caravan in the middle, Hordes around it, every tile a large target. */
export function HexBoard({ label, tile, radius }: Props) {
  const { colour } = useTheme();
  const layout = useLayout();
  const r = radius ?? (layout === 'tablet' ? 100 : layout === 'landscape' ? 56 : 68);
  const [width, height] = [5 * r + 4, 3 * Math.sqrt(3) * r + 4];
  return (
    <View role="group" aria-label={label} style={{ width, height, alignSelf: 'center' }}>
      <Svg
        width={width}
        height={height}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        aria-hidden
        style={{ position: 'absolute' }}
      >
        {PLACES.map((place) => (
          <Path
            key={place}
            d={hexPath(centreOf(place, r), r - 2)}
            fill={tile(place).lit ? colour.lit : place === 'E' ? colour.raised : colour.well}
            stroke={tile(place).lit ? colour.lamp : colour.edge}
            strokeWidth={tile(place).lit ? 3 : 1.5}
          />
        ))}
      </Svg>
      {PLACES.map((place) => {
        const { x, y } = centreOf(place, r);
        const size = { width: TAP.width * r, height: TAP.height * r };
        return (
          <View
            key={place}
            style={{
              position: 'absolute',
              left: width / 2 + x - size.width / 2,
              top: height / 2 + y - size.height / 2,
              ...size,
            }}
          >
            <Standing place={place} tile={tile(place)} r={r} />
          </View>
        );
      })}
    </View>
  );
}

function Standing({ place, tile, r }: { readonly place: Place; readonly tile: HexTile; readonly r: number }) {
  const { colour } = useTheme();
  const box = { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 2 } as const;
  const body = (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        {place === 'E' && <Icon name="caravan" size={r * 0.5} color={colour.ink} />}
        {tile.hordes > 0 && <Icon name="skull" size={r * 0.5} color={colour.loss} />}
        {tile.hordes > 1 && (
          <Txt role="figureS" tone="loss" hidden>
            {`×${tile.hordes}`}
          </Txt>
        )}
      </View>
      {tile.mark !== undefined && (
        <Txt role="captionStrong" tone={tile.warns ? 'loss' : 'ink2'} align="center" hidden>
          {tile.mark}
        </Txt>
      )}
    </>
  );
  const { onPress, checked } = tile;
  if (!onPress)
    return (
      <View accessible role="img" aria-label={tile.label} style={box}>
        {body}
      </View>
    );
  return (
    <Press
      label={tile.label}
      {...(checked !== undefined && { role: 'checkbox', checked })}
      reason={tile.reason}
      onPress={onPress}
      style={({ pressed }) => ({ ...box, borderRadius: r / 2, opacity: pressed ? 0.6 : 1 })}
    >
      {body}
    </Press>
  );
}
