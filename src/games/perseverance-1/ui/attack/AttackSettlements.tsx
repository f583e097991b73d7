import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, SPACE, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import type { State } from '../../session/state';
import { mostSettlements, settlers, type AttackDraft } from '../../session/wizards/dinoAttackDraft';
import { OwnerMark, ownerOf } from '../owner';
import { OwnerButton } from '../OwnerButton';

/** Who lives in the Zone, tapped from the lowest space up; shown as on the board, the topmost on top. */
export function AttackSettlements({
  state,
  seats,
  text,
  draft,
  onWrite,
}: GameWidgetProps<State, AttackDraft>) {
  const { colour } = useTheme();
  const { settlements } = draft;
  const full = settlements.length >= mostSettlements(state, draft);
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
