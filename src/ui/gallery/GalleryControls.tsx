import { useState } from 'react';
import { View } from 'react-native';
import { useLanguage } from '@/i18n';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { Counter } from '../counter/Counter';
import { Dial } from '../Dial';
import { IconButton } from '../IconButton';
import { Keypad } from '../keypad/Keypad';
import { Section } from '../Section';
import { useSnackbar } from '../snackbar/SnackbarProvider';
import { Stat } from '../Stat';
import { SPACE } from '../theme/tokens';
import { WhySheet } from '../WhySheet';
import { SAMPLES } from './samples';

export function GalleryControls() {
  const words = SAMPLES[useLanguage()];
  const snackbar = useSnackbar();
  const [count, setCount] = useState(47);
  const [asking, setAsking] = useState(false);
  const [typing, setTyping] = useState(false);
  const [chip, setChip] = useState(true);
  const tell = () => snackbar.show(words.changed, snackbar.dismiss);
  const still = { onAdjust: tell, onSet: tell, min: 0, label: words.followers } as const;
  return (
    <>
      <Section title="Buttons">
        <View style={{ padding: SPACE.s4, gap: SPACE.s3 }}>
          <Button kind="primary" title={words.primary} onPress={tell} />
          <Button kind="outline" icon="undo" title={words.outline} onPress={tell} />
          <Button kind="quiet" title={words.quiet} onPress={tell} />
          <Button kind="danger" icon="trash" title={words.danger} onPress={tell} />
          <Button kind="primary" title={words.primary} onPress={tell} reason={words.reason} />
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
            <IconButton icon="settings" label={words.outline} onPress={tell} />
            <IconButton icon="present" label={words.heading} onPress={tell} selected />
            <IconButton icon="redo" label={words.danger} onPress={tell} reason={words.reason} />
            <Chip title={words.votes} selected={chip} onPress={() => setChip(!chip)} />
            <Chip title={words.valor} icon="valor" selected={!chip} onPress={() => setChip(!chip)} />
            <Chip title={words.safeguard} selected={false} onPress={tell} reason={words.reason} />
          </View>
        </View>
      </Section>
      <Section title="Counter: live, floor, cap, three digits, below zero, five digits, small">
        <View style={{ padding: SPACE.s4, gap: SPACE.s3, alignItems: 'flex-start' }}>
          <Counter
            label={words.votes}
            value={count}
            min={0}
            max={120}
            onAdjust={(by) => setCount((now) => now + by)}
            onSet={setCount}
          />
          <Counter {...still} value={0} />
          <Counter {...still} value={6} max={6} capReason={words.reason} />
          <Counter {...still} value={118} />
          <Counter {...still} value={-12} min={-99} />
          <Counter {...still} value={12345} />
          <Counter {...still} value={8} size="small" />
          <Counter {...still} value={112} size="wide" />
        </View>
      </Section>
      <Section title="Dial, Stat, Track">
        <View style={WRAP}>
          <Dial label={words.threat} value={3} max={8} />
          <Dial label={words.threat} value={8} max={8} due onPress={tell} />
          <Dial label={words.threat} value={0} max={24} onPress={tell} />
          <Stat label={words.votes} icon="votes" value={24} onPress={tell} />
          <Stat label={words.safeguard} icon="safeguard" value={4} max={6} giving={2} onPress={tell} />
          <Stat label={words.valor} icon="valor" value={0} max={6} />
        </View>
      </Section>
      <Section title="Sheets and snackbar">
        <View style={WRAP}>
          <Button title={words.whyTitle} onPress={() => setAsking(true)} />
          <Button title={words.heading} onPress={() => setTyping(true)} />
          <Button title={words.changed} onPress={tell} />
        </View>
      </Section>
      <WhySheet
        visible={asking}
        title={words.whyTitle}
        lines={words.whyLines}
        result={{ what: words.whyResult, figure: '+7' }}
        note={words.whyNote}
        change={{ title: words.outline, onPress: tell }}
        onClose={() => setAsking(false)}
      />
      <Keypad
        visible={typing}
        title={words.heading}
        min={0}
        max={99}
        onEnter={setCount}
        onClose={() => setTyping(false)}
      />
    </>
  );
}

const WRAP = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: SPACE.s4,
  padding: SPACE.s4,
  alignItems: 'center',
} as const;
