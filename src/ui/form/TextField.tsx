import { useId, useState } from 'react';
import { Platform, TextInput, View } from 'react-native';
import { useSay } from '@/i18n';
import { fontOf } from '../theme/font';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { Txt } from '../Txt';
import { useSaid } from '../useSaid';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: string | undefined;
  /** Replaces the hint, in the colour of a refusal. */
  readonly error?: string | undefined;
  /** In characters as people count them (code points); a longer text stays, with a note that it is too long. */
  readonly maxLength?: number;
  readonly multiline?: boolean;
  readonly autoFocus?: boolean;
  readonly onSubmit?: () => void;
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  maxLength,
  multiline = false,
  ...rest
}: TextFieldProps) {
  const { colour, textScale } = useTheme();
  const say = useSay();
  const id = useId();
  const [focused, setFocused] = useState(false);
  const count = [...value].length;
  const over = maxLength !== undefined && count > maxLength;
  const bad = error !== undefined || over;
  useSaid(error);
  const scale = Math.min(textScale, 2);
  return (
    <View style={{ gap: SPACE.s1 }}>
      <Txt role="labelStrong" tone="ink2" id={`${id}-label`}>
        {label}
      </Txt>
      <TextInput
        value={value}
        onChangeText={onChange}
        multiline={multiline}
        autoFocus={rest.autoFocus ?? false}
        allowFontScaling={false}
        aria-label={label}
        accessibilityHint={error ?? hint}
        {...{ 'aria-invalid': bad, 'aria-describedby': `${id}-hint` }}
        {...(rest.onSubmit && { onSubmitEditing: rest.onSubmit })}
        submitBehavior={multiline ? 'newline' : 'submit'}
        // The same for browsers, which know only the older name: the next word is typed at once.
        {...(Platform.OS === 'web' && { blurOnSubmit: false })}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        placeholderTextColor={colour.ink3}
        style={{
          ...fontOf('text', 400),
          fontSize: 17 * scale,
          lineHeight: 24 * scale,
          color: colour.ink,
          minHeight: multiline ? TARGET.base * 2 : TARGET.counter,
          paddingHorizontal: SPACE.s3,
          paddingVertical: SPACE.s3,
          borderRadius: RADIUS.control,
          borderWidth: 1.5,
          borderColor: bad ? colour.loss : focused ? colour.lamp : colour.edge,
          backgroundColor: colour.raised,
          textAlignVertical: multiline ? 'top' : 'center',
        }}
      />
      <View
        nativeID={`${id}-hint`}
        aria-live="polite"
        style={{ flexDirection: 'row', gap: SPACE.s3, minHeight: 20 }}
      >
        <View style={{ flex: 1 }}>
          {(error ?? hint) !== undefined && (
            <Txt role="label" tone={error === undefined ? 'ink3' : 'loss'}>
              {error ?? hint}
            </Txt>
          )}
        </View>
        {maxLength !== undefined && count > maxLength * 0.8 && (
          <Txt role="label" tone={over ? 'loss' : 'ink3'}>
            {say('ui.tooLongBy', { count, max: maxLength })}
          </Txt>
        )}
      </View>
    </View>
  );
}
