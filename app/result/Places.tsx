import { View } from 'react-native';
import type { AnyGame } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Icon, SPACE, Txt, useTheme, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import type { ResultPlace } from './useResult';

interface Props {
  readonly places: readonly ResultPlace[];
  readonly game: AnyGame;
  readonly text: GameText;
}

/** The ranking, readable across the table. */
export function Places({ places, game, text }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  return (
    <View role="list">
      {places.map(({ seat, rank, score, winner, role }) => (
        <View
          key={seat.id}
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
          <Emblem colour={seat.colour} size={36} />
          <View style={{ flex: 1, minWidth: 0 }}>
            <Txt role="name" lines={2}>
              {seat.name}
            </Txt>
            <Txt role="label" tone="ink3">
              {[say('result.place', { rank }), role === null ? null : text(game.term('role', role))]
                .filter((word) => word !== null)
                .join(' · ')}
            </Txt>
          </View>
          {winner && <Icon name="trophy" size={28} color={colour.lamp} />}
          <Txt role="figureM" tone={winner ? 'lamp' : 'ink'}>
            {writeNumber(score)}
          </Txt>
        </View>
      ))}
    </View>
  );
}
