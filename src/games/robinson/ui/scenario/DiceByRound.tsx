import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Chip, SPACE, Txt } from '@/ui';
import { say } from '../../say';
import { WEATHER_DICE, type DiceByRound as Dice } from '../../session/config';

interface Props {
  readonly weather: Dice;
  readonly rounds: number;
  readonly text: (phrase: Phrase) => string;
  readonly onChange: (weather: Dice) => void;
}

/** A row of rounds for each weather die: a tap puts it there or takes it away. */
export function DiceByRound({ weather, rounds, text, onChange }: Props) {
  const all = Array.from({ length: rounds }, (_, i) => i + 1);
  return WEATHER_DICE.map((die) => {
    const name = text(say(`session.scenario.die.${die}`));
    const rolled = weather[die];
    return (
      <View key={die} role="group" aria-label={name} style={{ paddingBottom: SPACE.s3 }}>
        <Txt role="labelStrong" tone="ink2" style={{ paddingBottom: SPACE.s1 }}>
          {name}
        </Txt>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s1 }}>
          {all.map((round) => (
            <Chip
              key={round}
              title={String(round)}
              label={text(say('session.scenario.dieRound', { die: name, round }))}
              selected={rolled.includes(round)}
              onPress={() =>
                onChange({
                  ...weather,
                  [die]: all.filter((one) => (one === round) !== rolled.includes(one)),
                })
              }
            />
          ))}
        </View>
      </View>
    );
  });
}
