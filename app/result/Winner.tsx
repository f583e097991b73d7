import { View } from 'react-native';
import type { GameResult } from '@/data/gameResult';
import { useSay } from '@/i18n';
import { Emblem, SPACE, Txt, useTheme } from '@/ui';
import { marginText, winnersText } from './resultText';

interface Props {
  readonly result: GameResult;
  /** How it ended, where the game says so. */
  readonly ending: string | null;
  readonly facts: string;
}

/** Who won, large and in their own colour, and by how much. */
export function Winner({ result, ending, facts }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const winners = result.cooperative ? [] : result.players.filter(({ winner }) => winner);
  const [only] = winners.length === 1 ? winners : [];
  const margin = marginText(result, say);
  return (
    <View style={{ gap: SPACE.s2, alignItems: 'center' }}>
      <View aria-hidden style={{ flexDirection: 'row', gap: SPACE.s2 }}>
        {winners.map(({ seat, colour: own }) => (
          <Emblem key={seat} colour={own} size={48} />
        ))}
      </View>
      <Txt
        role={only ? 'wordmark' : 'figureM'}
        heading={2}
        align="center"
        {...(only && { color: colour.player[only.colour].fill })}
      >
        {winnersText(result, say)}
      </Txt>
      {margin !== null && (
        <Txt role="title" align="center">
          {margin}
        </Txt>
      )}
      {ending !== null && (
        <Txt tone="ink2" align="center">
          {ending}
        </Txt>
      )}
      <Txt role="label" tone="ink3" align="center">
        {facts}
      </Txt>
    </View>
  );
}
