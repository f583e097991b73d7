import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Txt } from '@/ui';
import { say } from '../../say';
import type { CheckEntry } from '../../moments/patrol/stageCheck';
import { FaceButton, FACES } from '../attack/FaceButton';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

interface Props {
  readonly check: CheckEntry;
  readonly text: (phrase: Phrase) => string;
  readonly onSay: (change: { readonly threat: number } | { readonly roll: number }) => void;
}

/** How high the Threat is, what was rolled against it, and what comes of it. */
export function ThreatRows({ check, text, onSay }: Props) {
  const { what, threat, remembered, mayBeNone, rolls, roll, outcome } = check;
  const threatTitle = text(
    say(remembered ? 'session.stage.threatKnown' : 'session.stage.threatOf', { what }),
  );
  const rollTitle = text(say('session.stage.rollOf', { what }));
  return (
    <>
      <Txt role="label" tone="ink2">
        {threatTitle}
      </Txt>
      <View role="radiogroup" aria-label={threatTitle} style={FACES}>
        {NUMBERS.map((value) => (
          <FaceButton
            key={value}
            title={`${value}`}
            label={text(say('session.stage.threatIs', { what, threat: value }))}
            chosen={threat === value}
            onPress={() => onSay({ threat: value })}
          />
        ))}
        {mayBeNone && (
          <FaceButton
            title={text(say('session.stage.noThreat'))}
            label={`${text(what)}: ${text(say('session.threat.none'))}`}
            chosen={threat === 0}
            onPress={() => onSay({ threat: 0 })}
          />
        )}
      </View>
      {rolls && (
        <>
          <Txt role="label" tone="ink2">
            {rollTitle}
          </Txt>
          <View role="radiogroup" aria-label={rollTitle} style={FACES}>
            {NUMBERS.map((value) => (
              <FaceButton
                key={value}
                title={`${value}`}
                label={text(say('session.stage.rollIs', { what, roll: value }))}
                chosen={roll === value}
                onPress={() => onSay({ roll: value })}
              />
            ))}
            <FaceButton
              title={text(say('session.stage.app'))}
              label={text(say('session.stage.appRolls', { what }))}
              icon="die"
              chosen={roll === 0}
              onPress={() => onSay({ roll: 0 })}
            />
          </View>
        </>
      )}
      {outcome && (
        <Txt role="label" live="polite">
          {text(outcome)}
        </Txt>
      )}
    </>
  );
}
