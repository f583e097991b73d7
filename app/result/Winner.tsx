import { View } from 'react-native';
import type { GameResult } from '@/data/gameResult';
import { useSay } from '@/i18n';
import { Emblem, RADIUS, SPACE, Txt, useTheme } from '@/ui';
import { marginText, winnersText } from './resultText';

interface Props {
  readonly result: GameResult;
  /** How it ended, where the game says so. */
  readonly ending: string | null;
  readonly facts: string;
}

/** Who won, large and in their own colour, and by how much; who plays together sees all of the table. */
export function Winner({ result, ending, facts }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const winners = result.players.filter(({ winner }) => winner);
  const shown = result.cooperative ? result.players : winners;
  const [only] = shown.length === 1 && !result.cooperative ? shown : [];
  const lost = result.cooperative && winners.length === 0;
  const margin = marginText(result, say);
  return (
    <View
      style={{
        gap: SPACE.s2,
        alignItems: 'center',
        padding: SPACE.s4,
        borderRadius: RADIUS.sheet,
        backgroundColor: only ? colour.player[only.colour].wash : lost ? colour.lossWash : colour.lit,
      }}
    >
      <View
        aria-hidden
        style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s2 }}
      >
        {shown.map(({ seat, colour: own }) => (
          <Emblem key={seat} colour={own} size={only ? 72 : 44} />
        ))}
      </View>
      <Txt
        role={only || result.cooperative ? 'wordmark' : 'figureM'}
        heading={2}
        align="center"
        tone={lost ? 'loss' : 'ink'}
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
      <Txt role="label" tone="ink2" align="center">
        {facts}
      </Txt>
    </View>
  );
}
