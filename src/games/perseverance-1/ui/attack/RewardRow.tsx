import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Button, Icon, Press, SPACE, Txt, useTheme, type IconName } from '@/ui';
import { counted, say } from '../../say';
import type { RewardOffer } from '../../moments/dinoAttack/rewardsView';
import type { RewardId } from '../../terms';

interface Props {
  readonly offer: RewardOffer;
  readonly text: (phrase: Phrase) => string;
  /** All picks of the player, after a tap. */
  readonly onPick: (picks: readonly RewardId[]) => void;
}

/** What it gives, what it is, what it costs; one that cannot be had says all of it too, and why not. */
export function RewardRow({ offer, text, onPick }: Props) {
  const { colour } = useTheme();
  const { reward, gain, figure, price, times, twice } = offer;
  const reason = offer.reason && text(offer.reason);
  const off = reason !== undefined;
  const ink = off ? colour.inkOff : colour.ink;
  const name = say(`reward.${reward}`);
  const spoken = say(times > 0 ? 'session.attack.offerTaken' : 'session.attack.offer', {
    reward: name,
    gain,
    price: counted(['safeguard', price.safeguard], ['valor', price.valor]),
  });
  const note = noteOf(offer);
  return (
    <View
      style={{
        borderBottomWidth: 1,
        borderColor: colour.rule,
        backgroundColor: times > 0 ? colour.lit : 'transparent',
      }}
    >
      <Press
        role="checkbox"
        checked={times > 0}
        label={text(spoken)}
        reason={reason}
        insetFocus
        onPress={() => onPick(offer.tapped)}
        style={({ pressed }) => ({
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s2,
          minHeight: 66,
          paddingHorizontal: SPACE.s4,
          paddingVertical: SPACE.s2,
          backgroundColor: pressed ? colour.raised : 'transparent',
        })}
      >
        <View style={{ minWidth: 58, flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          {figure !== null && (
            <Txt role="figureM" color={ink} hidden>
              {figure}
            </Txt>
          )}
          <Icon name={offer.icon} size={figure === null ? 28 : 18} color={ink} />
        </View>
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt role="nameLong" color={ink} hidden>
            {text(name)}
          </Txt>
          {(reason !== undefined || note) && (
            <Txt role="label" tone={off ? 'loss' : 'ink3'} hidden>
              {reason ?? (note && text(note))}
            </Txt>
          )}
        </View>
        <Price icon="safeguard" count={price.safeguard} ink={ink} />
        <Price icon="valor" count={price.valor} ink={ink} />
        <View
          style={{
            width: 30,
            height: 30,
            borderRadius: 15,
            borderWidth: 1.5,
            borderStyle: off ? 'dashed' : 'solid',
            borderColor: times > 0 ? colour.act : colour.edge,
            backgroundColor: times > 0 ? colour.act : 'transparent',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          {times > 0 && <Icon name="check" size={18} color={colour.onAct} />}
          {off && <Icon name="lock" size={14} color={colour.inkOff} />}
        </View>
      </Press>
      {twice && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
          <Button
            kind="quiet"
            title={text(
              times > 1 ? say('session.attack.noSecond') : say('session.attack.takeTwice', { reward: name }),
            )}
            onPress={() => onPick(twice)}
          />
        </View>
      )}
    </View>
  );
}

function noteOf({ times, counted: pieces, figure, gain }: RewardOffer): Phrase | undefined {
  if (times > 0) return say(times > 1 ? 'session.attack.takenTwice' : 'session.attack.takenOnce');
  return pieces ?? (figure === null ? gain : undefined);
}

function Price({
  icon,
  count,
  ink,
}: {
  readonly icon: IconName;
  readonly count: number;
  readonly ink: string;
}) {
  if (count === 0) return null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
      <Icon name={icon} size={20} color={ink} />
      <Txt role="mark" color={ink} hidden>{`${count}`}</Txt>
    </View>
  );
}
