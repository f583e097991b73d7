import { useState } from 'react';
import { View } from 'react-native';
import { useLanguage } from '@/i18n';
import { Counter } from '../counter/Counter';
import { Choice } from '../form/Choice';
import { PlayerBadge } from '../PlayerBadge';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { WizardFrame } from '../wizard/WizardFrame';
import { SAMPLE_PLAYERS, SAMPLES } from './samples';

/** A wizard: numbers, a choice, the review. */
export function SampleWizard({ onClose }: { readonly onClose: () => void }) {
  const { colour } = useTheme();
  const language = useLanguage();
  const words = SAMPLES[language];
  const [step, setStep] = useState(1);
  const [present, setPresent] = useState(false);
  const [edition, setEdition] = useState<string | null>(null);
  const [counts, setCounts] = useState([0, 3, 12, 6]);
  return (
    <WizardFrame
      title={words.header}
      context={words.dice}
      step={step}
      of={3}
      heading={step === 2 ? words.question : words.heading}
      nextTitle={step === 3 ? words.primary : words.next}
      nextReason={step === 2 && edition === null ? words.question : undefined}
      onNext={() => (step === 3 ? onClose() : setStep(step + 1))}
      onBack={step > 1 ? () => setStep(step - 1) : undefined}
      onCancel={onClose}
      onHelp={onClose}
      present={present}
      onPresent={() => setPresent(!present)}
    >
      {step === 2 ? (
        <Choice
          label={words.question}
          hideLabel
          value={edition}
          onChange={setEdition}
          options={words.options.map((title, index) => ({
            id: title,
            title,
            note: words.dice,
            reason: index === 2 ? words.reason : undefined,
          }))}
        />
      ) : (
        SAMPLE_PLAYERS[language].map((player, index) => (
          <View
            key={player.name}
            style={{
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: SPACE.s3,
              paddingHorizontal: SPACE.s4,
              paddingVertical: SPACE.s2,
              borderBottomWidth: 1,
              borderColor: colour.rule,
            }}
          >
            <PlayerBadge colour={player.colour} name={player.name} note={player.note} />
            <Counter
              size="small"
              label={`${player.name}, ${words.votes}`}
              value={counts[index] ?? 0}
              min={0}
              max={12}
              onAdjust={(by) => setCounts(counts.map((count, at) => (at === index ? count + by : count)))}
              onSet={(to) => setCounts(counts.map((count, at) => (at === index ? to : count)))}
            />
          </View>
        ))
      )}
    </WizardFrame>
  );
}
