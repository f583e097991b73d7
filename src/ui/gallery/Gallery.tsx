import { useState } from 'react';
import { View } from 'react-native';
import { setLanguage, useLanguage } from '@/i18n';
import { Chip } from '../Chip';
import { Header } from '../Header';
import { Screen } from '../Screen';
import { SnackbarProvider } from '../snackbar/SnackbarProvider';
import { ThemeProvider, type ThemeSettings } from '../theme/ThemeProvider';
import { SPACE, TEXT_SCALES, type TextScale } from '../theme/tokens';
import { GalleryControls } from './GalleryControls';
import { GalleryForms } from './GalleryForms';
import { GalleryMarks } from './GalleryMarks';
import { GalleryRows } from './GalleryRows';
import { SampleTable } from './SampleTable';
import { SampleWizard } from './SampleWizard';

const SCHEMES = ['system', 'dark', 'light'] as const;
const LOOKS = ['components', 'table', 'wizard'] as const;
type Look = (typeof LOOKS)[number];

export interface GalleryProps {
  readonly onHome?: () => void;
  /** Where to begin; the switches at the top change it. */
  readonly start?: ThemeSettings & { readonly look?: Look };
}

/** Every component in every state, for looking at. A developer's screen: its own words are names of components. */
export function Gallery({ onHome, start = {} }: GalleryProps) {
  const language = useLanguage();
  const [scheme, setScheme] = useState<NonNullable<ThemeSettings['scheme']>>(start.scheme ?? 'system');
  const [textScale, setTextScale] = useState<TextScale>(start.textScale ?? 'normal');
  const [look, setLook] = useState<Look>(start.look ?? 'components');
  const back = () => setLook('components');
  return (
    <ThemeProvider {...start} scheme={scheme} textScale={textScale}>
      <SnackbarProvider>
        {look === 'table' && <SampleTable onHome={back} />}
        {look === 'wizard' && <SampleWizard onClose={back} />}
        {look === 'components' && (
          <Screen
            gutter={0}
            header={
              <Header
                title="Gallery"
                subtitle={`${scheme}, ${textScale}`}
                {...(onHome && { left: { icon: 'home', label: 'Home', onPress: onHome } })}
              />
            }
          >
            <Switches label="Theme" of={SCHEMES} value={scheme} onChange={setScheme} />
            <Switches
              label="Text"
              of={Object.keys(TEXT_SCALES) as TextScale[]}
              value={textScale}
              onChange={setTextScale}
            />
            <Switches
              label="Language"
              of={['en', 'pl']}
              value={language}
              onChange={(to) => void setLanguage(to)}
            />
            <Switches label="Show" of={LOOKS} value={look} onChange={setLook} />
            <GalleryMarks />
            <GalleryControls />
            <GalleryForms />
            <GalleryRows />
          </Screen>
        )}
      </SnackbarProvider>
    </ThemeProvider>
  );
}

interface SwitchesProps<Id extends string> {
  readonly label: string;
  readonly of: readonly Id[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

function Switches<Id extends string>({ label, of, value, onChange }: SwitchesProps<Id>) {
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: SPACE.s2,
        paddingHorizontal: SPACE.s4,
        paddingTop: SPACE.s2,
      }}
    >
      {of.map((id) => (
        <Chip key={id} kind="radio" title={id} selected={id === value} onPress={() => onChange(id)} />
      ))}
    </View>
  );
}
