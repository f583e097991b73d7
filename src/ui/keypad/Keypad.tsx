import { useState } from 'react';
import { TextInput, View, type TextStyle } from 'react-native';
import { useSay, type AppKey } from '@/i18n';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { writeNumber } from '../counter/Figure';
import { Sheet } from '../sheet/Sheet';
import { fontOf } from '../theme/font';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { useHaptics } from '../theme/useHaptics';
import { Txt } from '../Txt';
import { useLayout } from '../useLayout';
import { useSaid } from '../useSaid';
import { KeypadKeys } from './KeypadKeys';
import { isSum, parseExpression, type ExpressionFault } from './parseExpression';

export interface KeypadProps {
  readonly visible: boolean;
  readonly title: string;
  /** The number now; it can be replaced or added to. Without it the keypad only asks for a number. */
  readonly value?: number;
  readonly min: number;
  readonly max?: number;
  readonly onEnter: (value: number) => void;
  /** What "add to" means, where it is more than a new value: a gain that a cap may cut. */
  readonly onAdd?: (by: number) => void;
  /** Goes to where the number is put right, with everything around it. */
  readonly onPutRight?: (() => void) | undefined;
  /** Enters the number, if one was typed, and goes to the next one without closing. */
  readonly next?: { readonly title: string; readonly onNext: () => void };
  readonly onClose: () => void;
}

/** Past this a score is a slip of the finger. */
const HIGHEST = 999_999;

export function Keypad({ visible, onClose, ...rest }: KeypadProps) {
  return (
    <Sheet visible={visible} title={rest.title} onClose={onClose}>
      {/* For another number nothing is typed yet. */}
      <KeypadBody key={rest.title} {...rest} onClose={onClose} />
    </Sheet>
  );
}

type Fault = ExpressionFault | 'tooSmall' | 'tooBig';

const FAULTS: Readonly<Record<Fault, AppKey>> = {
  empty: 'ui.keypad.empty',
  trailing: 'ui.keypad.trailing',
  twoSigns: 'ui.keypad.twoSigns',
  tooLong: 'ui.keypad.tooLong',
  notANumber: 'ui.keypad.notANumber',
  tooSmall: 'ui.keypad.tooSmall',
  tooBig: 'ui.keypad.tooBig',
};

function KeypadBody(props: Omit<KeypadProps, 'visible'>) {
  const { title, value, min, max = HIGHEST, onEnter, onAdd, onPutRight, next, onClose } = props;
  const { colour, textScale } = useTheme();
  const say = useSay();
  const haptics = useHaptics();
  const layout = useLayout();
  const [text, setText] = useState('');
  const [adding, setAdding] = useState(false);
  const [fault, setFault] = useState<{ readonly kind: Fault; readonly value: number } | null>(null);
  const base = adding && value !== undefined ? value : 0;
  const parsed = parseExpression(text);
  const total = parsed.ok ? base + parsed.value : null;
  const refused = fault
    ? say(FAULTS[fault.kind], { value: writeNumber(fault.value), min: writeNumber(min), max })
    : undefined;
  useSaid(refused);

  const type = (next: string) => {
    setText(next.slice(0, 60));
    setFault(null);
  };
  // The game limits a gain or a loss: it says what its caps and floors took.
  const [least, most] = adding && onAdd ? [-HIGHEST, HIGHEST] : [min, max];
  const enter = (leaves: () => void) => {
    const kind: Fault | null = !parsed.ok
      ? parsed.error
      : base + parsed.value < least
        ? 'tooSmall'
        : base + parsed.value > most
          ? 'tooBig'
          : null;
    if (kind !== null || total === null) {
      haptics.refuse();
      setFault({ kind: kind ?? 'empty', value: total ?? 0 });
      return;
    }
    haptics.tick();
    leaves();
    if (adding && onAdd) onAdd(total - base);
    else onEnter(total);
  };
  const done = () => enter(onClose);
  /** Nothing typed: the number stays as it is. */
  const goOn = () => next && (text === '' ? next.onNext() : enter(next.onNext));
  const field: TextStyle = {
    ...fontOf('slab', 600),
    fontSize: 30 * Math.min(textScale, 1.3),
    fontVariant: ['lining-nums', 'tabular-nums'],
    color: colour.ink,
    backgroundColor: colour.well,
    borderRadius: RADIUS.control,
    borderWidth: 1.5,
    borderColor: fault ? colour.loss : colour.edge,
    minHeight: TARGET.primary,
    paddingHorizontal: SPACE.s3,
    textAlign: 'right',
  };
  const question = (
    <>
      {value !== undefined && (
        <View
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}
          role="radiogroup"
          aria-label={title}
        >
          <Chip
            title={say('ui.keypad.set')}
            selected={!adding}
            onPress={() => setAdding(false)}
            kind="radio"
            grow
          />
          <Chip
            title={say('ui.keypad.add', { value: writeNumber(value) })}
            selected={adding}
            onPress={() => setAdding(true)}
            kind="radio"
            grow
          />
        </View>
      )}
      <TextInput
        value={text}
        onChangeText={type}
        onSubmitEditing={next ? goOn : done}
        submitBehavior="submit"
        autoFocus
        // The sheet has its own keys; hardware keys and paste still work.
        showSoftInputOnFocus={false}
        inputMode="none"
        autoComplete="off"
        autoCorrect={false}
        allowFontScaling={false}
        aria-label={say('ui.keypad.field')}
        placeholder={value === undefined || adding ? '' : writeNumber(value)}
        placeholderTextColor={colour.ink3}
        style={field}
      />
      <View style={{ minHeight: 24, justifyContent: 'center' }} aria-live="polite">
        {fault ? (
          <Txt role="label" tone="loss" align="right">
            {refused}
          </Txt>
        ) : (
          total !== null &&
          (adding || isSum(text)) && (
            <Txt role="figureXs" tone="ink2" align="right">
              {say('ui.keypad.sum', { value: writeNumber(total) })}
            </Txt>
          )
        )}
      </View>
    </>
  );
  const keys = (
    <KeypadKeys
      onType={(sign) => type(text + sign)}
      onErase={() => type(text.slice(0, -1))}
      onClear={() => type('')}
    />
  );
  const buttons = (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
      {onPutRight && (
        <Button
          kind="quiet"
          icon="edit"
          title={say('putRight.more')}
          onPress={() => {
            onClose();
            onPutRight();
          }}
        />
      )}
      {next && <Button title={say('ui.done')} onPress={() => (text === '' ? onClose() : done())} />}
      <Button
        kind="primary"
        title={next ? next.title : say('ui.done')}
        onPress={next ? goOn : done}
        style={{ flexGrow: 1 }}
      />
    </View>
  );
  // A phone on its side is too low for all of it: question and keys go side by side.
  if (layout === 'landscape')
    return (
      <View style={{ flexDirection: 'row', paddingHorizontal: SPACE.s4, gap: SPACE.s4 }}>
        <View style={{ flex: 1, gap: SPACE.s2 }}>
          {question}
          {buttons}
        </View>
        <View style={{ flex: 1 }}>{keys}</View>
      </View>
    );
  return (
    <View style={{ paddingHorizontal: SPACE.s4, gap: SPACE.s2 }}>
      {question}
      {keys}
      {buttons}
    </View>
  );
}
