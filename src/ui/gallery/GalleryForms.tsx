import { useState } from 'react';
import { View } from 'react-native';
import { useLanguage } from '@/i18n';
import { Choice } from '../form/Choice';
import { TextField } from '../form/TextField';
import { ToggleRow } from '../form/ToggleRow';
import { Section } from '../Section';
import { SPACE } from '../theme/tokens';
import { SAMPLES } from './samples';

export function GalleryForms() {
  const words = SAMPLES[useLanguage()];
  const [name, setName] = useState('Małgorzata 🦕');
  const [option, setOption] = useState('0');
  const [awake, setAwake] = useState(true);
  return (
    <>
      <Section title="TextField">
        <View style={{ padding: SPACE.s4, gap: SPACE.s3 }}>
          <TextField
            label={words.name}
            value={name}
            onChange={setName}
            hint={words.emptyText}
            maxLength={12}
          />
          <TextField label={words.question} value="" onChange={setName} error={words.error} />
          <TextField label={words.heading} value={words.long} onChange={setName} maxLength={40} multiline />
        </View>
      </Section>
      <Section title="Choice">
        <Choice
          label={words.question}
          value={option}
          onChange={setOption}
          options={words.options.map((title, index) => ({
            id: `${index}`,
            title,
            note: words.emptyText,
            reason: index === 2 ? words.reason : undefined,
          }))}
        />
      </Section>
      <Section title="ToggleRow">
        <ToggleRow icon="awake" title={words.awake} note={words.long} value={awake} onChange={setAwake} />
        <ToggleRow icon="haptics" title={words.threat} value={!awake} onChange={() => setAwake(!awake)} />
        <ToggleRow icon="motion" title={words.heading} value onChange={setAwake} reason={words.reason} />
      </Section>
    </>
  );
}
