import { View } from 'react-native';
import type { GameResult } from '@/data/gameResult';
import { useSay } from '@/i18n';
import { Emblem, Icon, SPACE, Txt, useTheme, writeNumber } from '@/ui';
import { placesOf, type TermText } from './resultView';

interface Props {
  readonly result: GameResult;
  readonly term: TermText;
  /** What the numbers count, where they do not decide who won. */
  readonly column?: string | undefined;
  /** Who went before the end. */
  readonly left?: readonly string[];
}

/** The ranking, readable across the table. */
export function Places({ result, term, column, left = [] }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const places = placesOf(result);
  const shared = sharedScore(result);
  return (
    <View role="list">
      {shared !== null && (
        <View role="listitem" style={{ flexDirection: 'row', alignItems: 'center', minHeight: 76 }}>
          <View style={{ flex: 1, minWidth: 0 }}>
            <Txt role="name">{column ?? ''}</Txt>
          </View>
          <Txt role="figureM" tone={result.won ? 'lamp' : 'ink'}>
            {writeNumber(shared)}
          </Txt>
        </View>
      )}
      {places.map(({ seat, name, colour: own, rank, score, winner, role }) => (
        <View
          key={seat}
          role="listitem"
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s3,
            minHeight: 76,
            borderBottomWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <Emblem colour={own} size={36} />
          <View style={{ flex: 1, minWidth: 0 }}>
            <Txt role="name" lines={2}>
              {name}
            </Txt>
            <Txt role="label" tone="ink3">
              {[
                result.cooperative ? null : say('result.place', { rank }),
                role === null ? null : term('role', role),
                left.includes(seat) ? say('putRight.hasLeft') : null,
              ]
                .filter((word) => word !== null)
                .join(' · ')}
            </Txt>
          </View>
          {winner && <Icon name="trophy" size={28} color={colour.lamp} />}
          {score !== null && shared === null && (
            <View style={{ alignItems: 'flex-end' }}>
              <Txt role="figureM" tone={winner ? 'lamp' : 'ink'}>
                {writeNumber(score)}
              </Txt>
              {result.cooperative && column !== undefined && (
                <Txt role="caption" tone="ink3">
                  {column}
                </Txt>
              )}
            </View>
          )}
        </View>
      ))}
    </View>
  );
}

/** What everybody reached together, with the same sources: shown once, not for everybody. */
function sharedScore({ cooperative, players }: GameResult): number | null {
  const [first, ...others] = players;
  if (!cooperative || !first || others.length === 0) return null;
  const sources = JSON.stringify(first.sources);
  const same = others.every(
    (other) => other.score === first.score && JSON.stringify(other.sources) === sources,
  );
  return same && first.sources.length > 0 ? first.score : null;
}
