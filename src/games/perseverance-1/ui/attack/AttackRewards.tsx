import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, Icon, SPACE, Txt, useTheme } from '@/ui';
import { amount, nameOf, namesOf, say } from '../../say';
import type { State } from '../../session/state';
import type { AttackDraft } from '../../session/wizards/dinoAttackDraft';
import { resolveAttack } from '../../session/wizards/dinoAttackResolve';
import type { Picker } from '../../session/wizards/dinoAttackRewards';
import { MeansLeft } from './MeansLeft';
import { PickerTabs } from './PickerTabs';
import { RewardRow } from './RewardRow';

/** The Combat Rewards of everybody, one player at a time; the page turns to whoever still has to choose. */
export function AttackRewards({ state, seats, text, draft, onWrite }: GameWidgetProps<State, AttackDraft>) {
  const [shown, setShown] = useState<string | null>(null);
  const view = resolveAttack(state, draft)?.rewards;
  if (!view) return null;
  const { pickers, covered, settlementOrder } = view;
  const picker =
    pickers.find(({ player }) => player === shown) ??
    pickers.find(({ status }) => status === 'open') ??
    pickers.find(({ picked }) => picked > 0) ??
    pickers[0];
  if (!picker) return null;
  /** Stays while this player can still choose, then turns to the next who has to. */
  const write = (next: AttackDraft) => {
    const then = resolveAttack(state, next)?.rewards.pickers ?? [];
    const open = then.find(({ status }) => status === 'open')?.player;
    const same = then.some(({ player, status }) => player === picker.player && status === 'open');
    setShown(same ? picker.player : (open ?? picker.player));
    onWrite(next);
  };
  const { player } = picker;
  const offers = picker.most > 0 ? [...picker.offers].sort((a, b) => rank(a) - rank(b)) : [];
  // What can be had, and giving it up, stand under the thumb.
  const near = offers.filter(({ reason }) => !reason);
  const off = offers.filter(({ reason }) => reason);
  return (
    <>
      <PickerTabs pickers={pickers} shown={player} seats={seats} text={text} onShow={setShown} />
      <Head picker={picker} text={text} />
      {near.map((offer) => (
        <RewardRow key={offer.reward} offer={offer} text={text} onWrite={write} />
      ))}
      {(picker.status === 'open' || picker.status === 'declined') && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s2 }}>
          <Button
            kind="outline"
            title={text(
              say(picker.status === 'open' ? 'session.attack.declineRest' : 'session.attack.declinedRest', {
                player: nameOf(player),
              }),
            )}
            onPress={() => write(picker.decline())}
          />
        </View>
      )}
      {off.map((offer) => (
        <RewardRow key={offer.reward} offer={offer} text={text} onWrite={write} />
      ))}
      <View style={{ padding: SPACE.s4, gap: SPACE.s3 }}>
        <Note
          icon="lock"
          words={text(
            covered > 0
              ? say('session.attack.covered', { count: covered })
              : say('session.attack.openCovered'),
          )}
        />
        {settlementOrder.length > 0 && (
          <Note
            icon="settlement"
            words={text(say('session.attack.settlementOrder', { players: namesOf(settlementOrder) }))}
          />
        )}
      </View>
    </>
  );
}

/** What is picked and what can be had stand first; what is covered, last. */
function rank({ times, reason, covered }: Picker['offers'][number]): number {
  if (times > 0) return 0;
  return covered ? 3 : reason ? 2 : 1;
}

interface HeadProps {
  readonly picker: Picker;
  readonly text: GameWidgetProps['text'];
}

function Head({ picker, text }: HeadProps) {
  const { contribution, repeats, most, had, left } = picker;
  return (
    <View style={{ padding: SPACE.s4, gap: SPACE.s2 }}>
      <Txt role="title" heading={3}>
        {text(
          say(repeats ? 'session.attack.contributionTop' : 'session.attack.contributionOf', {
            count: contribution,
          }),
        )}
      </Txt>
      <Txt role="label" tone="ink2">
        {text(
          say(repeats && most > 1 ? 'session.attack.picksOneTwice' : 'session.attack.picksPlain', {
            picks: amount('picks', most),
          }),
        )}
      </Txt>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s3 }}>
        {(['safeguard', 'valor'] as const).map((asset) => (
          <MeansLeft key={asset} asset={asset} left={left[asset]} had={had[asset]} text={text} />
        ))}
      </View>
    </View>
  );
}

function Note({ icon, words }: { readonly icon: 'lock' | 'settlement'; readonly words: string }) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3 }}>
      <Icon name={icon} size={20} color={colour.ink2} />
      <Txt role="label" tone="ink2" style={{ flex: 1 }}>
        {words}
      </Txt>
    </View>
  );
}
