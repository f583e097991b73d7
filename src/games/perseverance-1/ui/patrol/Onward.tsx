import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, ListRow, SPACE, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import type { StageEntered } from '../../moments/patrol/stageEntered';
import type { OnwardView } from '../../moments/patrol/stageOnward';
import { FaceButton, FACES } from '../attack/FaceButton';
import { ThreatRows } from './ThreatRows';

interface Props {
  readonly onward: OnwardView;
  readonly text: (phrase: Phrase) => string;
  readonly onSay: (change: Partial<Pick<StageEntered, 'then' | 'threat' | 'roll' | 'who'>>) => void;
}

const ICONS = { on: 'next', end: 'home', later: 'die' } as const;

/** Whether those who are left go on, and the Threat on their way. */
export function Onward({ onward: { ways, check, who }, text, onSay }: Props) {
  const { colour } = useTheme();
  return (
    <View style={{ borderTopWidth: 1, borderColor: colour.rule, paddingTop: SPACE.s3 }}>
      <Txt role="title" heading={3} style={{ paddingHorizontal: SPACE.s4 }}>
        {text(say('session.stage.then'))}
      </Txt>
      {ways.map(({ id, label, note, chosen }) => (
        <ListRow
          key={id}
          title={text(label)}
          subtitle={note && text(note)}
          icon={ICONS[id]}
          {...(chosen && { trailing: <Icon name="check" size={22} color={colour.lamp} /> })}
          onPress={() => onSay({ then: id })}
        />
      ))}
      {check && (
        <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s3 }}>
          <ThreatRows check={check} text={text} onSay={onSay} />
          {who && (
            <>
              <Txt role="label" tone="ink2">
                {text(who.title)}
              </Txt>
              <View role="radiogroup" aria-label={text(who.title)} style={FACES}>
                {who.kinds.map(({ id, label, note, chosen }) => (
                  <FaceButton
                    key={id}
                    title={note ? `${text(label)}, ${text(note)}` : text(label)}
                    icon={id}
                    chosen={chosen}
                    onPress={() => onSay({ who: id })}
                  />
                ))}
              </View>
            </>
          )}
        </View>
      )}
    </View>
  );
}
