import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, Chip, Counter, SPACE, Txt, useTheme } from '@/ui';
import { PIECES } from '../../pieces';
import { nameOf, say } from '../../say';
import { playersOf, type State } from '../../session/state';
import { settlers, type Community, type CommunityPage } from '../../moments/dinoAttack/askCommunity';
import { OwnerMark, ownerOf } from '../../../perseverance/ui/owner';
import { OwnerButton } from '../../../perseverance/ui/OwnerButton';

type Props = GameWidgetProps<State, Community, CommunityPage>;

/** What Essentials does not follow, as far as this attack needs it. */
export function AttackCommunity(props: Props) {
  const { needs, through } = props.given;
  return (
    <>
      {through && (
        <Txt tone="loss" style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s4 }}>
          {props.text(through)}
        </Txt>
      )}
      {needs.settlements && <Settlements {...props} />}
      {needs.dice && <Dice {...props} />}
      {needs.leaders && <Leaders {...props} />}
    </>
  );
}

/** Tapped from the lowest space up; shown as on the board, the topmost on top. */
function Settlements({ state, seats, text, draft, given, onWrite }: Props) {
  const { colour } = useTheme();
  const { settlements, mostSettlements } = given;
  const full = settlements.length >= mostSettlements;
  const reason = full ? text(say('session.attack.allSettled')) : undefined;
  const topDown = settlements.map((owner, i) => ({ owner, space: i + 1 })).reverse();
  return (
    <View style={{ gap: SPACE.s3, padding: SPACE.s4 }}>
      <Txt role="labelStrong">{text(say('session.attack.addSettlement'))}</Txt>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {settlers(state).map((id) => (
          <OwnerButton
            key={id}
            owner={ownerOf(id, seats, text)}
            reason={reason}
            onPress={() => onWrite({ ...draft, settlements: [...settlements, id] })}
          />
        ))}
      </View>
      {topDown.length === 0 && <Txt tone="ink2">{text(say('session.attack.noSettlements'))}</Txt>}
      {topDown.map(({ owner, space }, i) => (
        <View
          key={space}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s3,
            minHeight: 44,
            borderBottomWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <OwnerMark owner={ownerOf(owner, seats, text)} size={22} />
          <Txt style={{ flex: 1 }}>
            {text(say('session.attack.settlementAt', { space, player: nameOf(owner) }))}
          </Txt>
          {i === 0 && (
            <Txt role="label" tone="ink3">
              {text(say('session.attack.topmost'))}
            </Txt>
          )}
        </View>
      ))}
      {topDown.length > 0 && (
        <Button
          kind="quiet"
          title={text(say('session.attack.takeTop'))}
          onPress={() => onWrite({ ...draft, settlements: settlements.slice(0, -1) })}
        />
      )}
    </View>
  );
}

function Dice({ state, seats, text, draft, onWrite }: Props) {
  const what = text(say('session.attack.diceOf'));
  return (
    <View style={{ padding: SPACE.s4, gap: SPACE.s2 }}>
      <Txt role="labelStrong">{what}</Txt>
      {playersOf(state).map((id) => {
        const owner = ownerOf(id, seats, text);
        const write = (to: number) => onWrite({ ...draft, dice: { ...draft.dice, [id]: to } });
        const value = Object.hasOwn(draft.dice, id) ? (draft.dice[id] ?? 0) : 0;
        return (
          <View key={id} style={LINE}>
            <OwnerMark owner={owner} size={22} />
            <Txt style={{ flex: 1 }}>{owner.name}</Txt>
            <Counter
              label={text(say('session.attack.diceBy', { player: nameOf(id) }))}
              value={value}
              min={0}
              max={PIECES.dice}
              size="small"
              onAdjust={(by) => write(value + by)}
              onSet={write}
            />
          </View>
        );
      })}
    </View>
  );
}

/** A Leader in the grid is on the board already. */
function Leaders({ state, seats, text, draft, given, onWrite }: Props) {
  const title = text(say('session.attack.leaders'));
  return (
    <View role="group" aria-label={title} style={{ padding: SPACE.s4, gap: SPACE.s2 }}>
      <Txt role="labelStrong">{title}</Txt>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {playersOf(state)
          .filter((id) => !given.leadersInArea.includes(id))
          .map((id) => {
            const { name, seat } = ownerOf(id, seats, text);
            const out = draft.leaders.includes(id);
            return (
              <Chip
                key={id}
                title={name}
                {...(seat && { emblem: seat.colour })}
                selected={out}
                onPress={() =>
                  onWrite({
                    ...draft,
                    leaders: [...draft.leaders.filter((other) => other !== id), ...(out ? [] : [id])],
                  })
                }
              />
            );
          })}
      </View>
    </View>
  );
}

const LINE = { flexDirection: 'row', alignItems: 'center', gap: SPACE.s3, minHeight: 56 } as const;
