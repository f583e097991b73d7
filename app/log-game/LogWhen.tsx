import { View } from 'react-native';
import { useLanguage, useSay } from '@/i18n';
import { parseDay, writeDay } from '@/state/day';
import { useStores } from '@/state/useStores';
import { Chip, Section, SPACE, TextField } from '@/ui';
import { formatDate } from '../text/format';
import type { LogPartProps } from './LogPart';

const DAY = 24 * 60 * 60 * 1000;

/** The day, and how long it took. */
export function LogWhen({ draft, faultAt, onChange }: LogPartProps) {
  const say = useSay();
  const language = useLanguage();
  const { clock } = useStores().services;
  const today = writeDay(clock());
  // Twelve hours before today began is yesterday, also when the clocks change.
  const yesterday = writeDay((parseDay(today) ?? clock()) - DAY / 2);
  const day = parseDay(draft.date);
  return (
    <Section title={say('logGame.date')}>
      <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3, gap: SPACE.s2 }}>
        <View
          role="radiogroup"
          aria-label={say('logGame.date')}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}
        >
          {(
            [
              ['logGame.today', today],
              ['logGame.yesterday', yesterday],
            ] as const
          ).map(([key, date]) => (
            <Chip
              key={key}
              kind="radio"
              title={say(key)}
              selected={draft.date === date}
              onPress={() => onChange({ date })}
            />
          ))}
        </View>
        <TextField
          label={say('logGame.date')}
          hint={day === null ? say('logGame.dateHint', { example: today }) : formatDate(day, language)}
          value={draft.date}
          onChange={(date) => onChange({ date })}
          error={faultAt('date')}
        />
        <TextField
          label={say('logGame.minutes')}
          hint={say('logGame.minutesHint')}
          value={draft.minutes}
          onChange={(minutes) => onChange({ minutes })}
          error={faultAt('minutes')}
        />
      </View>
    </Section>
  );
}
