import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button } from './Button';
import { Sheet } from './sheet/Sheet';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface WhyLine {
  readonly what: string;
  /** Under it, as a caption. */
  readonly reason?: string | undefined;
  /** "15 ÷ 2", "+3" */
  readonly figure?: string | undefined;
}

export interface WhySheetProps {
  readonly visible: boolean;
  /** The question, e.g. "Why +7 for Emmy?". */
  readonly title: string;
  readonly lines: readonly WhyLine[];
  readonly result?: { readonly what: string; readonly figure: string };
  /** Where another edition differs. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
  /** Overrides the figure. */
  readonly change?: { readonly title: string; readonly onPress: () => void };
}

/** No scrim: the table and the figure in question stay in view. */
export function WhySheet({ visible, title, lines, result, note, onClose, change }: WhySheetProps) {
  const { colour } = useTheme();
  const say = useSay();
  return (
    <Sheet
      visible={visible}
      title={title}
      onClose={onClose}
      scrim={false}
      foot={
        <>
          {change && (
            <Button title={change.title} onPress={change.onPress} style={{ flex: 1, minHeight: 56 }} />
          )}
          <Button kind="primary" title={say('ui.gotIt')} onPress={onClose} style={{ flex: 1 }} />
        </>
      }
    >
      <View role="list">
        {lines.map((line, index) => (
          <Line key={index} {...line} number={index + 1} ruled={index > 0} />
        ))}
      </View>
      {result && (
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 10,
            marginHorizontal: 20,
            paddingVertical: SPACE.s2,
            borderTopWidth: 2,
            borderColor: colour.ink3,
          }}
        >
          <View style={{ flex: 1, paddingLeft: 30 }}>
            <Txt role="bodyStrong">{result.what}</Txt>
          </View>
          <Txt role="figureM" tone="lamp">
            {result.figure}
          </Txt>
        </View>
      )}
      {note !== undefined && <Note text={note} />}
    </Sheet>
  );
}

function Line({
  what,
  reason,
  figure,
  number,
  ruled,
}: WhyLine & { readonly number: number; readonly ruled: boolean }) {
  const { colour } = useTheme();
  return (
    <View
      role="listitem"
      style={{
        flexDirection: 'row',
        gap: 10,
        paddingHorizontal: 20,
        paddingVertical: 7,
        borderTopWidth: ruled ? 1 : 0,
        borderColor: colour.rule,
      }}
    >
      <View style={{ minWidth: 20, paddingTop: 2 }}>
        <Txt role="nameSmall" tone="ink3">
          {number}
        </Txt>
      </View>
      <View style={{ flex: 1 }}>
        <Txt role="body">{what}</Txt>
        {reason !== undefined && (
          <Txt role="label" tone="ink3">
            {reason}
          </Txt>
        )}
      </View>
      {figure !== undefined && <Txt role="figureXs">{figure}</Txt>}
    </View>
  );
}

function Note({ text }: { readonly text: string }) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        marginHorizontal: 20,
        marginVertical: SPACE.s2,
        paddingVertical: 9,
        paddingHorizontal: SPACE.s3,
        borderLeftWidth: 3,
        borderColor: colour.edge,
        backgroundColor: colour.page,
        borderTopRightRadius: RADIUS.control,
        borderBottomRightRadius: RADIUS.control,
      }}
    >
      <Txt role="label" tone="ink2">
        {text}
      </Txt>
    </View>
  );
}
