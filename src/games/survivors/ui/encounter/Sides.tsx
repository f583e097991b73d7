import { View } from 'react-native';
import type { GameWidgetProps, Phrase, Seat } from '@/engine';
import { Emblem, Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import { sideOf } from '../../moments/encounter/decide';
import type { SidesGiven } from '../../moments/encounter/sidesGiven';
import { factionState, type State } from '../../session/state';
import { SIDES, SKILLS, type Side, type Trio } from '../../terms';
import { PoolChances } from './PoolChances';

/** Everybody's two sides beside each other, and what the whole pool is worth against this Encounter. */
export function Sides({
  state,
  seats,
  draft,
  given,
  text,
  onWrite,
}: GameWidgetProps<State, Readonly<Record<string, Side>>, SidesGiven>) {
  const { colour } = useTheme();
  return (
    <View>
      {seats.map((seat) => (
        <View
          key={seat.id}
          style={{
            gap: SPACE.s2,
            paddingHorizontal: SPACE.s4,
            paddingVertical: SPACE.s2,
            borderBottomWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
            <Emblem colour={seat.colour} size={24} />
            <Txt role="nameSmall">{seat.name}</Txt>
          </View>
          <View role="radiogroup" aria-label={seat.name} style={{ flexDirection: 'row', gap: SPACE.s2 }}>
            {SIDES.map((side) => (
              <SideButton
                key={side}
                seat={seat}
                side={side}
                dice={factionState(state, seat.id)?.[side]}
                chosen={sideOf(state, draft, seat.id) === side}
                text={text}
                onPress={() => onWrite({ ...draft, [seat.id]: side })}
              />
            ))}
          </View>
        </View>
      ))}
      <PoolChances state={state} sides={draft} faces={given.faces} text={text} />
    </View>
  );
}

interface ButtonProps {
  readonly seat: Seat;
  readonly side: Side;
  readonly dice: Trio | undefined;
  readonly chosen: boolean;
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

function SideButton({ seat, side, dice, chosen, text, onPress }: ButtonProps) {
  const { colour } = useTheme();
  const { fill, wash } = colour.player[seat.colour];
  const counts = SKILLS.map((skill) => ({ skill, count: dice?.[skill] ?? 0 }));
  const name = text(say(`side.${side}`));
  const spoken = counts.map(({ skill, count }) =>
    text(say('session.board.total', { skill: say(`skill.${skill}`), count })),
  );
  return (
    <Press
      role="radio"
      checked={chosen}
      label={[name, ...spoken].join(', ')}
      onPress={onPress}
      style={({ pressed }) => ({
        flex: 1,
        minHeight: TARGET.base,
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        padding: SPACE.s1,
        borderRadius: RADIUS.control,
        borderWidth: chosen ? 2.5 : 1.5,
        borderColor: chosen ? fill : colour.edge,
        backgroundColor: chosen ? wash : pressed ? colour.lit : 'transparent',
      })}
    >
      <Txt role="caption" tone="ink2" align="center" hidden>
        {name}
      </Txt>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: SPACE.s2 }}>
        {counts.map(({ skill, count }) => (
          <View key={skill} style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
            <Icon name={skill} size={18} color={count === 0 ? colour.ink3 : colour.ink} />
            <Txt role="figureXs" tone={count === 0 ? 'ink3' : 'ink'} hidden>
              {`${count}`}
            </Txt>
          </View>
        ))}
      </View>
    </Press>
  );
}
