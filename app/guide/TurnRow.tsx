import { View } from 'react-native';
import type { TurnOption, TurnPart } from '@/engine';
import { ListRow, SPACE, Txt, useTheme } from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import type { GameText } from '../text/useGameText';

interface TurnRowProps {
  readonly option: TurnOption<unknown>;
  readonly text: GameText;
  readonly onDo: () => void;
}

/** One kind of action: its price and gain, what it leaves to choose, and what the rules say. */
export function TurnRow({ option, text, onDo }: TurnRowProps) {
  const { colour } = useTheme();
  const { icon, does, parts = [], reference } = option;
  const label = text(option.label);
  const reason = option.reason && text(option.reason);
  return (
    <View style={{ borderBottomWidth: 1, borderColor: colour.rule }}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ flex: 1, minWidth: 0, marginBottom: -1 }}>
          <ListRow
            title={label}
            subtitle={reason ?? (option.note && text(option.note))}
            {...(icon !== undefined && { icon })}
            {...(does && { reason, onPress: onDo })}
          />
        </View>
        {reference !== undefined && (
          <View style={{ paddingRight: SPACE.s2 }}>
            <AskEntry entry={reference} name={label} />
          </View>
        )}
      </View>
      {parts.length > 0 && (
        <View
          role="list"
          style={{ paddingLeft: 60, paddingRight: 20, paddingBottom: SPACE.s3, gap: SPACE.s1 }}
        >
          {parts.map((part) => (
            <Part key={part.id} part={part} text={text} />
          ))}
        </View>
      )}
    </View>
  );
}

function Part({ part, text }: { readonly part: TurnPart; readonly text: GameText }) {
  const detail = part.reason ?? part.note;
  return (
    <View role="listitem">
      <Txt role="label" tone={part.reason ? 'inkOff' : 'ink2'}>
        {text(part.label)}
      </Txt>
      {detail && (
        <Txt role="caption" tone={part.reason ? 'loss' : 'ink3'}>
          {text(detail)}
        </Txt>
      )}
    </View>
  );
}
