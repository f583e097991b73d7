import { View } from 'react-native';
import type { GameScreenProps, Phrase } from '@/engine';
import { Button, Sheet, SPACE, Txt } from '@/ui';
import { PERKS, type PerkId } from '../../perks';
import { amount, say } from '../../say';
import type { Command } from '../../session/command';
import type { PerkPick } from '../../session/moves';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { waysNow, type PerkNow } from '../../session/view/perkBoard';

interface Props extends Pick<GameScreenProps<State, Command>, 'state' | 'text' | 'dispatch' | 'onClose'> {
  readonly player: string;
  readonly now: PerkNow;
  readonly onAsk: (entry: string) => void;
}

/** One Perk: what it does, the ways to gain it or why there is none, and a way to set the cube. */
export function PerkSheet({ state, player, now, text, dispatch, onAsk, onClose }: Props) {
  const { perk, owned, reason } = now;
  const { tier, cost, officer } = PERKS[perk];
  const { perks } = seatOf(state, player);
  const closing = (command: Command) => {
    if (dispatch(command)) onClose();
  };
  const setTo = (to: readonly PerkId[]) => closing({ type: 'setPieces', player, piece: 'perks', to });
  const ways = owned ? [] : waysNow(state, player, perk).filter((way) => !way.reason);
  return (
    <Sheet visible title={text(say(`perk.${perk}`))} onClose={onClose}>
      <View style={{ gap: SPACE.s2, paddingHorizontal: 20, paddingBottom: SPACE.s3 }}>
        <Txt role="label" tone="ink3">
          {text(
            say(cost ? 'session.ask.tierCost' : 'session.ask.tier', {
              tier,
              officer: say(`officer.${officer}`),
            }),
          )}
        </Txt>
        <Txt>{text(say(`screens.perkNote.${perk}`))}</Txt>
        {(owned || reason) && (
          <Txt role="bodyStrong" tone={owned ? 'ink' : 'loss'}>
            {text(owned ? say('screens.perks.owned') : (reason ?? say('screens.perks.closed')))}
          </Txt>
        )}
        {ways.map(({ pick, command }, i) => (
          <Button
            key={`${pick.pay} ${pick.dino}`}
            kind={i === 0 ? 'primary' : 'outline'}
            title={text(wayName(perk, pick))}
            onPress={() => closing(command)}
          />
        ))}
        <Button
          kind="outline"
          icon="learn"
          title={text(say('screens.perks.rules'))}
          onPress={() => {
            onClose();
            onAsk(perk);
          }}
        />
        <Button
          kind="quiet"
          icon="edit"
          title={text(say(owned ? 'screens.perks.takeAway' : 'screens.perks.putDown'))}
          onPress={() => setTo(owned ? perks.filter((one) => one !== perk) : [...perks, perk])}
        />
        <Txt role="small" tone="ink3">
          {text(say('screens.perks.byHand'))}
        </Txt>
      </View>
    </Sheet>
  );
}

function wayName(perk: PerkId, { pay, dino }: PerkPick): Phrase {
  if (pay) return say('screens.perks.gainFor', { price: amount(pay, 1) });
  if (PERKS[perk].effects.dinosAtOnce === undefined) return say('screens.perks.gain');
  return dino
    ? say('screens.perks.gainWith', { dino: say(`dino.${dino}`) })
    : say('screens.perks.gainWithout');
}
