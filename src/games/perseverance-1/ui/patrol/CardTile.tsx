import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, Press, RADIUS, TARGET, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import { CHALLENGE_CARDS, choicesOf, type CardId, type Gains } from '../../moments/patrol/challengeCards';
import type { DeckCard } from '../../moments/patrol/stageView';
import { ASSET_ICONS } from './assetIcons';

interface Props {
  readonly card: DeckCard;
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

/** A Challenge card by its number and what it gives. */
export function CardTile({ card: { card, note, kept, reason }, text, onPress }: Props) {
  const { colour, textScale } = useTheme();
  const ink = reason !== undefined ? colour.inkOff : kept ? colour.onAct : colour.ink;
  return (
    <Press
      role="checkbox"
      checked={kept}
      label={text(say('session.stage.cardGives', { card, gives: note }))}
      reason={reason && text(reason)}
      onPress={onPress}
      style={({ pressed }) => ({
        // Four in a row while the words are of normal size, then two.
        flexBasis: textScale > 1.2 ? '46%' : '22%',
        flexGrow: 1,
        minHeight: TARGET.base + 4,
        alignItems: 'center',
        justifyContent: 'center',
        paddingVertical: 4,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderStyle: reason !== undefined ? 'dashed' : 'solid',
        borderColor: kept ? colour.act : colour.edge,
        backgroundColor: kept ? colour.act : pressed ? colour.lit : 'transparent',
      })}
    >
      <Txt role="labelStrong" color={ink} hidden>
        {card}
      </Txt>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'center',
          alignItems: 'center',
          columnGap: 3,
        }}
      >
        <GainIcons gains={CHALLENGE_CARDS[card].gives} ink={ink} />
        <GainIcons gains={offered(card)} ink={ink} choice />
      </View>
    </Press>
  );
}

/** Of what the choices of a card are made, with how many there are of it. */
function offered(card: CardId): Gains {
  const choices = Object.values(choicesOf(card));
  const many = choices[0]?.reduce((sum, [, by]) => sum + by, 0) ?? 0;
  const assets = new Set(choices.flatMap((gains) => gains.map(([asset]) => asset)));
  return [...assets].map((asset, i) => [asset, i === 0 ? many : 1] as const);
}

interface GainIconsProps {
  readonly gains: Gains;
  readonly ink: string;
  /** One or the other. */
  readonly choice?: boolean;
}

function GainIcons({ gains, ink, choice = false }: GainIconsProps) {
  return gains.map(([asset, by], i) => (
    <View key={asset} style={{ flexDirection: 'row', alignItems: 'center' }}>
      {choice && i > 0 && (
        <Txt role="caption" color={ink} hidden>
          /
        </Txt>
      )}
      {by > 1 && (
        <Txt role="captionStrong" color={ink} hidden>
          {`${by}`}
        </Txt>
      )}
      <Icon name={ASSET_ICONS[asset]} size={16} color={ink} />
    </View>
  ));
}
