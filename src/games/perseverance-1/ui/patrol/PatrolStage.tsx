import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { SPACE, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import type { State } from '../../session/state';
import { withCard, withGain, withKept, type StageEntered } from '../../moments/patrol/stageEntered';
import type { KeptView, StagePage } from '../../moments/patrol/stageView';
import { FaceButton, FACES } from '../attack/FaceButton';
import { CardTile } from './CardTile';
import { GainTile } from './GainTile';
import { Onward } from './Onward';
import { ThreatRows } from './ThreatRows';

type Props = GameWidgetProps<State, StageEntered, StagePage>;

/** A whole stage on one page: what it gives, which cards are kept, their Threats, and the way on. */
export function PatrolStage({ text, draft, given, onWrite }: Props) {
  const { gains, decks, kept, onward } = given;
  return (
    <>
      {gains.length > 0 && (
        <View style={PART}>
          <Txt role="labelStrong">{text(say('session.stage.gives'))}</Txt>
          <View style={FACES}>
            {gains.map((gain) => (
              <GainTile
                key={gain.asset}
                gain={gain}
                text={text}
                onSet={(to) => onWrite(withGain(draft, gain.asset, to))}
              />
            ))}
          </View>
        </View>
      )}
      {decks.map(({ kind, cards }) => (
        <View key={kind} style={PART} role="group" aria-label={text(say(`session.stage.kept.${kind}`))}>
          <Txt role="labelStrong">{text(say(`session.stage.kept.${kind}`))}</Txt>
          <View style={FACES}>
            {cards.map((card) => (
              <CardTile
                key={card.card}
                card={card}
                text={text}
                onPress={() => onWrite(withCard(draft, card.card))}
              />
            ))}
          </View>
        </View>
      ))}
      {kept.map((card) => (
        <Kept
          key={card.card}
          card={card}
          text={text}
          onSay={(change) => onWrite(withKept(draft, card.card, change))}
        />
      ))}
      {onward && <Onward onward={onward} text={text} onSay={(change) => onWrite({ ...draft, ...change })} />}
    </>
  );
}

interface KeptProps {
  readonly card: KeptView;
  readonly text: Props['text'];
  readonly onSay: (change: Partial<StageEntered['kept'][number]>) => void;
}

/** A kept card: what it gives, where it leaves a choice, and its Threat. */
function Kept({ card: { card, note, choices, check }, text, onSay }: KeptProps) {
  const { colour } = useTheme();
  const title = text(say('session.stage.choiceOf', { card }));
  return (
    <View style={{ ...PART, borderTopWidth: 1, borderColor: colour.rule }}>
      <Txt role="title" heading={3}>
        {text(say('session.stage.cardGives', { card, gives: note }))}
      </Txt>
      {choices.length > 0 && (
        <View role="radiogroup" aria-label={title} style={FACES}>
          {choices.map(({ id, label, chosen }) => (
            <FaceButton
              key={id}
              title={text(label)}
              label={`${title}: ${text(label)}`}
              chosen={chosen}
              onPress={() => onSay({ choice: id })}
            />
          ))}
        </View>
      )}
      <ThreatRows check={check} text={text} onSay={onSay} />
    </View>
  );
}

const PART = { gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s3 } as const;
