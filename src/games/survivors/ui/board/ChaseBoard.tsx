import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { Path, Svg } from '@/ui/svg';
import type { Phrase } from '@/engine';
import { Icon, Press, Txt, useLayout, useTheme } from '@/ui';
import { advance } from '../../moments/travel/decide';
import type { Scene } from '../../moments/travel/scene';
import { amount, placeName, say } from '../../say';
import type { Hordes } from '../../session/fields';
import type { State } from '../../session/state';
import { PLACES, RING, type Place, type RingPlace } from '../../terms';
import {
  add,
  arrowPath,
  beyondRing,
  centreAfter,
  centreOf,
  crossPath,
  hexPath,
  type Point,
} from './geometry';
import { hordesAt, tileLabel } from './tileLabel';

interface Props {
  readonly state: State;
  /** Null while nobody has said where to. */
  readonly scene: Scene | null;
  /** Where the table put the Hordes itself, around the tile that is entered. */
  readonly moved: Hordes | null;
  readonly text: (phrase: Phrase) => string;
  readonly onGo: (to: RingPlace) => void;
  readonly onToggle: (place: Place) => void;
}

/** Two rings around the middle, in radii of a tile. */
const FRAME = { width: 8, height: 5 * Math.sqrt(3) } as const;
const TAP = { width: 1.45, height: 1.5 } as const;

function useRadius(): number {
  const layout = useLayout();
  const { width } = useWindowDimensions();
  if (layout === 'tablet') return 68;
  // The whole picture at once on a phone on its side, and a finger still fits on every tile.
  return layout === 'landscape' ? 33.2 : Math.min(48, (width - 24) / FRAME.width);
}

/**
 * The table as it lies now; the frame never moves, so that a second thought is a tap on another tile. Crossed tiles are
 * taken away where they are, numbers say where new ones are laid, arrows say what moves.
 */
export function ChaseBoard({ state, scene, moved, text, onGo, onToggle }: Props) {
  const { colour } = useTheme();
  const r = useRadius();
  const [width, height] = [FRAME.width * r + 4, FRAME.height * r + 4];
  const middle = { x: width / 2, y: height / 2 };
  const at = (place: Place) => add(middle, centreOf(place, r));
  const after = (place: Place) => (scene ? add(middle, centreAfter(scene.direction, place, r)) : at(place));
  const fateOf = (place: Place) => scene?.tiles.find((tile) => tile.place === place)?.fate ?? 'stays';
  return (
    <View
      role="group"
      aria-label={text(say('session.board.title'))}
      style={{ width, height, alignSelf: 'center' }}
    >
      <Svg width={width} height={height} aria-hidden style={{ position: 'absolute' }}>
        {beyondRing(r).map(({ x, y }) => (
          <Path
            key={`${Math.round(x)} ${Math.round(y)}`}
            d={hexPath(add(middle, { x, y }), r - 2)}
            fill="none"
            stroke={colour.rule}
            strokeWidth={1}
          />
        ))}
        {PLACES.map((place) => {
          const fate = fateOf(place);
          return (
            <Path
              key={place}
              d={hexPath(at(place), r - 2)}
              fill={fate === 'entered' ? colour.lit : fate === 'away' ? colour.page : colour.raised}
              stroke={fate === 'entered' ? colour.lamp : colour.edge}
              strokeWidth={fate === 'entered' ? 3 : 1.5}
            />
          );
        })}
        {PLACES.filter((place) => fateOf(place) === 'away').map((place) => (
          <Path
            key={place}
            d={crossPath(at(place), r, !moved && hordesAt(state.hordes, place) > 0)}
            stroke={colour.ink2}
            strokeWidth={3}
            strokeLinecap="round"
          />
        ))}
        {scene?.laid.map((place) => (
          <Path
            key={place}
            d={hexPath(after(place), r - 2)}
            fill={colour.well}
            stroke={colour.lamp}
            strokeWidth={2}
            strokeDasharray="6 4"
          />
        ))}
        {!moved && scene && (
          <Path
            d={arrowPath(at('E'), after('E'), r, 0)}
            stroke={colour.ink}
            strokeWidth={3}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {!moved &&
          scene?.hordes
            .filter(({ from, to }) => !isThere(from, to, scene.direction))
            .map(({ from, to }) => (
              <Path
                key={from}
                // One that comes out of the middle runs beside the caravan.
                d={arrowPath(at(from), after(to), r, from === 'E' ? 0.3 * r : 0)}
                stroke={colour.loss}
                strokeWidth={3}
                fill="none"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
      </Svg>
      {scene?.laid.map((place, i) => (
        <Spot key={place} at={after(place)} r={r}>
          {/* Where the table moves the Hordes itself, the number makes room. */}
          {!(moved && hordesAt(moved, place) > 0) && (
            <Txt role="figureS" tone="lamp" align="center" hidden>
              {`${i + 1}`}
            </Txt>
          )}
        </Spot>
      ))}
      {moved && scene
        ? PLACES.map((place) => (
            <Spot key={place} at={after(place)} r={r}>
              <Press
                role="checkbox"
                checked={hordesAt(moved, place) > 0}
                label={text(tileLabel(moved, place))}
                onPress={() => onToggle(place)}
                style={({ pressed }) => ({ ...BOX, borderRadius: r / 2, opacity: pressed ? 0.6 : 1 })}
              >
                <Pieces caravan={place === 'E'} hordes={hordesAt(moved, place)} r={r} />
              </Press>
            </Spot>
          ))
        : PLACES.map((place) => (
            <Spot key={place} at={at(place)} r={r}>
              <Neighbour
                state={state}
                place={place}
                chosen={scene?.direction === place}
                open={scene === null}
                r={r}
                text={text}
                onGo={onGo}
              />
            </Spot>
          ))}
    </View>
  );
}

/** The Horde is on the very tile that the caravan enters. */
function isThere(from: Place, to: Place, direction: RingPlace): boolean {
  return from === direction && to === 'E';
}

interface NeighbourProps {
  readonly state: State;
  readonly place: Place;
  readonly chosen: boolean;
  /** Nobody has said where to: every neighbour says how many Hordes would reach the caravan there. */
  readonly open: boolean;
  readonly r: number;
  readonly text: (phrase: Phrase) => string;
  readonly onGo: (to: RingPlace) => void;
}

function Neighbour({ state, place, chosen, open, r, text, onGo }: NeighbourProps) {
  const hordes = hordesAt(state.hordes, place);
  const to = RING.find((one) => one === place);
  if (to === undefined)
    return (
      <View accessible role="img" aria-label={text(tileLabel(state.hordes, place))} style={BOX}>
        <Pieces caravan hordes={hordes} r={r} />
      </View>
    );
  const chase = advance(state, { direction: to, choices: [] });
  const arriving = chase.ok ? chase.value.hordes.encounter : 0;
  return (
    <Press
      label={text(
        say(chosen ? 'session.board.going' : 'session.board.arrive', {
          place: placeName(to),
          hordes: amount('hordes', arriving),
        }),
      )}
      onPress={() => onGo(to)}
      style={({ pressed }) => ({ ...BOX, borderRadius: r / 2, opacity: pressed ? 0.6 : 1 })}
    >
      <Pieces caravan={false} hordes={hordes} r={r} />
      {open && arriving > 0 && (
        <Txt role="captionStrong" tone="loss" align="center" hidden>
          {`+${arriving}`}
        </Txt>
      )}
    </Press>
  );
}

interface PiecesProps {
  readonly caravan: boolean;
  readonly hordes: number;
  readonly r: number;
}

function Pieces({ caravan, hordes, r }: PiecesProps) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
      }}
    >
      {caravan && <Icon name="caravan" size={r * 0.5} color={colour.ink} />}
      {hordes > 0 && <Icon name="skull" size={r * 0.5} color={colour.loss} />}
      {hordes > 1 && (
        <Txt role="captionStrong" tone="loss" hidden>
          {`×${hordes}`}
        </Txt>
      )}
    </View>
  );
}

/** What can be tapped of a hex: two tiles never share a finger. */
function Spot({ at, r, children }: { readonly at: Point; readonly r: number; readonly children: ReactNode }) {
  const size = { width: TAP.width * r, height: TAP.height * r };
  return (
    <View
      style={{
        position: 'absolute',
        left: at.x - size.width / 2,
        top: at.y - size.height / 2,
        ...size,
        pointerEvents: 'box-none',
        justifyContent: 'center',
      }}
    >
      {children}
    </View>
  );
}

const BOX = { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 2 } as const;
