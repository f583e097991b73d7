import { View } from 'react-native';
import { Line, Path, Svg } from '@/ui/svg';
import type { Phrase } from '@/engine';
import { Icon, Press, Txt, useLayout, useTheme, type IconName } from '@/ui';
import { CORNER_WORTH } from '../../pieces';
import { clockwise } from '../../ring';
import { placeName, say } from '../../say';
import { touching } from '../../moments/encounter/countChallenges';
import type { Board } from '../../session/fields';
import { RING, type Place, type Skill } from '../../terms';
import { add, cornerOf, hexPath, polar } from './geometry';

interface Props {
  readonly tiles: Board;
  readonly text: (phrase: Phrase) => string;
  /** Own corner of a tile: a tap gives it the icon that was chosen. */
  readonly onTap: (place: Place, corner: number) => void;
}

const SPOT = 48;
/** Far enough from the corner that three spots of 48 never touch, and its worth fits between them. */
const AWAY = 40;

/** The six corners of the Encounter Tile, each with the three icons that meet there. */
export function CornerBoard({ tiles, text, onTap }: Props) {
  const { colour } = useTheme();
  const scale = useLayout() === 'tablet' ? 1.4 : 1;
  const r = 104 * scale;
  const away = AWAY * scale;
  const size = 2 * (0.87 * (r + away) + SPOT / 2 + 2);
  const centre = { x: size / 2, y: size / 2 };
  return (
    <View
      role="group"
      aria-label={text(say('session.challenge.corners'))}
      style={{ width: size, height: size, alignSelf: 'center' }}
    >
      <Svg width={size} height={size} aria-hidden style={{ position: 'absolute' }}>
        <Path d={hexPath(centre, r)} fill={colour.raised} stroke={colour.edge} strokeWidth={1.5} />
        {RING.map((k) => {
          const from = add(centre, cornerOf(k, r));
          const to = add(centre, cornerOf(k, r * 1.5));
          return (
            <Line
              key={k}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              stroke={colour.edge}
              strokeWidth={1.5}
            />
          );
        })}
      </Svg>
      {RING.map((k) => {
        const angle = 60 - 60 * k;
        const point = add(centre, cornerOf(k, r));
        const next = clockwise(k, 1);
        const own = tiles.E[k] ?? null;
        const beside = [
          { place: k, corner: touching(k)[0].own, at: add(point, polar(away, angle + 60)) },
          { place: next, corner: touching(next)[1].own, at: add(point, polar(away, angle - 60)) },
        ] as const;
        const matches = beside.filter(
          ({ place, corner }) => own !== null && tiles[place][corner] === own,
        ).length;
        const spots = [
          {
            place: 'E' as const,
            corner: k as number,
            at: add(centre, polar(r - away, angle)),
            lit: matches > 0,
          },
          ...beside.map((spot) => ({ ...spot, lit: own !== null && tiles[spot.place][spot.corner] === own })),
        ];
        const known = own !== null && beside.every(({ place, corner }) => tiles[place][corner] !== null);
        return (
          <View key={k} style={{ position: 'absolute', left: 0, top: 0 }}>
            {spots.map(({ place, corner, at, lit }) => (
              <Spot
                key={place}
                at={at}
                icon={tiles[place][corner] ?? null}
                lit={lit}
                label={(icon) =>
                  text(
                    say('session.board.icon', {
                      corner: k + 1,
                      place: placeName(place),
                      icon: icon === null ? say('session.board.unknown') : say(`skill.${icon}`),
                    }),
                  )
                }
                onTap={() => onTap(place, corner)}
              />
            ))}
            {known && (
              <View
                aria-hidden
                // A ground of its own: the edges of three tiles meet here.
                style={{
                  position: 'absolute',
                  left: point.x - 11,
                  top: point.y - 11,
                  width: 22,
                  height: 22,
                  borderRadius: 11,
                  justifyContent: 'center',
                  backgroundColor: colour.page,
                }}
              >
                <Txt role="captionStrong" tone="lamp" align="center" hidden>
                  {`${CORNER_WORTH[matches === 2 ? 2 : matches === 1 ? 1 : 0]}`}
                </Txt>
              </View>
            )}
          </View>
        );
      })}
    </View>
  );
}

interface SpotProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly icon: Skill | null;
  readonly lit: boolean;
  readonly label: (icon: Skill | null) => string;
  readonly onTap: () => void;
}

const ICONS: Readonly<Record<Skill, IconName>> = {
  combat: 'combat',
  civilized: 'civilized',
  production: 'production',
};

function Spot({ at, icon, lit, label, onTap }: SpotProps) {
  const { colour } = useTheme();
  return (
    <Press
      label={label(icon)}
      onPress={onTap}
      style={({ pressed }) => ({
        position: 'absolute',
        left: at.x - SPOT / 2,
        top: at.y - SPOT / 2,
        width: SPOT,
        height: SPOT,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: SPOT / 2,
        borderWidth: lit ? 2.5 : 1.5,
        borderStyle: icon === null ? 'dashed' : 'solid',
        borderColor: lit ? colour.lamp : colour.edge,
        backgroundColor: lit ? colour.lit : pressed ? colour.litUp : colour.page,
      })}
    >
      {icon === null ? (
        <Txt role="label" tone="ink3" hidden>
          ?
        </Txt>
      ) : (
        <Icon name={ICONS[icon]} size={26} color={lit ? colour.lamp : colour.ink} />
      )}
    </Press>
  );
}
