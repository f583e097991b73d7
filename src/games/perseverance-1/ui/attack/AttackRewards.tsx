import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, Icon, SPACE, Txt, useTheme } from '@/ui';
import { amount, nameOf, namesOf, say } from '../../say';
import type { State } from '../../session/state';
import { withAllDeclined, withDeclined, withPicks, type Picked } from '../../moments/dinoAttack/askRewards';
import type { Picker, RewardsView } from '../../moments/dinoAttack/rewardsView';
import { MeansLeft } from './MeansLeft';
import { PickerTabs } from './PickerTabs';
import { RewardRow } from './RewardRow';

type Props = GameWidgetProps<State, Picked, RewardsView>;

/** The Combat Rewards of everybody, one player at a time; the page turns to the next who still has to choose. */
export function AttackRewards({ seats, text, draft, given, onWrite }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const { pickers, covered, settlementOrder } = given;
  const picker = pickerOf(pickers, shown);
  if (!picker) return null;
  const { player } = picker;
  const write = (next: Picked) => {
    setShown({ player, by: 'pick' });
    onWrite(next);
  };
  const offers = picker.most > 0 ? [...picker.offers].sort((a, b) => rank(a) - rank(b)) : [];
  // What somebody would take is in view; what cannot be had, or gives nothing, is folded away.
  const near = offers.filter(isWorthIt);
  const off = offers.filter((offer) => !isWorthIt(offer));
  const waiting = pickers.filter(({ status }) => status === 'open');
  return (
    <>
      <PickerTabs
        pickers={pickers}
        shown={player}
        seats={seats}
        text={text}
        onShow={(tab) => setShown({ player: tab, by: 'tab' })}
      />
      <Head picker={picker} text={text} />
      {near.map((offer) => (
        <RewardRow
          key={offer.reward}
          offer={offer}
          text={text}
          onPick={(picks) => write(withPicks(draft, player, picks))}
        />
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
            onPress={() => write(withDeclined(draft, player))}
          />
        </View>
      )}
      {waiting.length > 1 && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
          <Button
            kind="quiet"
            title={text(say('session.attack.allDecline'))}
            onPress={() => onWrite(withAllDeclined(draft, given))}
          />
        </View>
      )}
      {off.length > 0 && unfolded !== player && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
          <Button
            kind="quiet"
            icon="down"
            title={text(say('session.attack.moreRewards', { count: off.length }))}
            onPress={() => setUnfolded(player)}
          />
        </View>
      )}
      {(unfolded === player ? off : []).map((offer) => (
        <RewardRow
          key={offer.reward}
          offer={offer}
          text={text}
          onPick={(picks) => write(withPicks(draft, player, picks))}
        />
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

/** Whose page was looked for by its tab, or on whose page the last pick was. */
interface Shown {
  readonly player: string;
  readonly by: 'tab' | 'pick';
}

/** After a pick the page stays while this player can still choose, then turns to the next who has to. */
function pickerOf(pickers: readonly Picker[], shown: Shown | null): Picker | undefined {
  const same = pickers.find(({ player }) => player === shown?.player);
  const open = pickers.find(({ status }) => status === 'open');
  if (same && (shown?.by === 'tab' || same.status === 'open')) return same;
  return open ?? same ?? pickers.find(({ picked }) => picked > 0) ?? pickers[0];
}

function isWorthIt({ times, reason, worthless }: Picker['offers'][number]): boolean {
  return times > 0 || !(reason ?? worthless);
}

/** First what is picked and what can be had; what is covered comes last. */
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
