import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { SPACE, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import type { AttackForecast, Range } from '../../moments/dinoAttack/attackForecast';

interface Props {
  readonly forecast: AttackForecast;
  /** Who would pay for a breach. */
  readonly active: string;
  readonly text: (phrase: Phrase) => string;
}

/** What the active player loses for a Dino that breaks through. */
const PENALTY = 2;

/** What an attack would do now, with the dice left open: nobody knows their odds, so from the least to the most. */
export function ForecastTable({ forecast, active, text }: Props) {
  const { colour } = useTheme();
  const { through, breach, oneMore } = forecast;
  const loss = { min: PENALTY * through.min, max: PENALTY * through.max };
  const rows: readonly (readonly [Phrase, Range])[] = [
    [say('session.attack.forecastKilled'), forecast.killed],
    [say('session.attack.forecastFallen'), forecast.fallen],
    ...(through.max > 0
      ? ([
          [say('session.attack.forecastThrough'), through],
          settlementsRow(forecast),
          [say('session.attack.forecastLoss', { player: nameOf(active) }), loss],
        ] as const)
      : []),
  ];
  return (
    <View style={{ gap: SPACE.s1, padding: SPACE.s4, borderTopWidth: 1, borderColor: colour.rule }}>
      <Txt role="labelStrong" heading={3}>
        {text(say(oneMore ? 'session.attack.forecastWith' : 'session.attack.forecast'))}
      </Txt>
      <Txt role="label" tone={breach === 'never' ? 'ink2' : 'loss'}>
        {`${text(breachWords(breach))}. ${text(say('session.attack.forecastNote'))}.`}
      </Txt>
      {rows.map(([label, range], i) => (
        <View key={i} style={{ flexDirection: 'row', justifyContent: 'space-between', gap: SPACE.s3 }}>
          <Txt role="label" tone="ink2" style={{ flexShrink: 1 }}>
            {text(label)}
          </Txt>
          <Txt role="labelStrong">{rangeText(range, text)}</Txt>
        </View>
      ))}
    </View>
  );
}

/** Where nobody follows the Settlements, only the Tramplers can be counted. */
function settlementsRow({ settlementsLost, tramplers }: AttackForecast): readonly [Phrase, Range] {
  return settlementsLost
    ? [say('session.attack.forecastSettlements'), settlementsLost]
    : [say('session.attack.forecastTramplers'), tramplers];
}

export function breachWords(breach: AttackForecast['breach']): Phrase {
  switch (breach) {
    case 'never':
      return say('session.attack.breachNever');
    case 'possible':
      return say('session.attack.breachPossible');
    case 'certain':
      return say('session.attack.breachCertain');
  }
}

function rangeText({ min, max }: Range, text: Props['text']): string {
  return min === max ? `${min}` : text(say('session.attack.range', { min, max }));
}
