import { View } from 'react-native';
import { useSay } from '@/i18n';
import { ENDINGS } from '@/state/logDraft';
import { Chip, Section, SPACE, ToggleRow } from '@/ui';
import type { LogPartProps } from './LogPart';

/** Points, places, or together. */
export function LogEnding({ draft, onChange }: LogPartProps) {
  const say = useSay();
  return (
    <Section title={say('logGame.how')}>
      <View
        role="radiogroup"
        aria-label={say('logGame.how')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2, padding: SPACE.s4 }}
      >
        {ENDINGS.map((ending) => (
          <Chip
            key={ending}
            kind="radio"
            title={say(`logGame.ending.${ending}`)}
            selected={draft.ending === ending}
            onPress={() => onChange({ ending })}
          />
        ))}
      </View>
      {draft.ending === 'scores' && (
        <ToggleRow
          title={say('logGame.lowestWins')}
          value={draft.lowestWins}
          onChange={(lowestWins) => onChange({ lowestWins })}
        />
      )}
    </Section>
  );
}
