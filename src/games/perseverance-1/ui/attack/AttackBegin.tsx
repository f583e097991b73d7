import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Icon, ListRow, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import { isFull, playersOf, type State } from '../../session/state';
import { dinoSpacesLeft } from '../../session/supplies';
import {
  isDangerous,
  sayDangerous,
  type AttackBegun,
  type BeginPage,
} from '../../moments/dinoAttack/attackArea';
import { ZONES, type Zone } from '../../terms';
import { ownerOf } from '../../../perseverance/ui/owner';
import { OwnerButton } from '../../../perseverance/ui/OwnerButton';

type Props = GameWidgetProps<State, AttackBegun, BeginPage>;

/** Everything that is known before the first piece is looked at; a tap on the Zone goes on. */
export function AttackBegin(props: Props) {
  const { state, seats, text, given, onActor } = props;
  return (
    <View>
      <View style={{ gap: SPACE.s2, padding: SPACE.s4 }}>
        <Txt role="labelStrong">{text(say('session.attack.activePlayer'))}</Txt>
        <View
          role="radiogroup"
          aria-label={text(say('session.attack.activePlayer'))}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
        >
          {playersOf(state).map((player) => (
            <OwnerButton
              key={player}
              owner={ownerOf(player, seats, text)}
              chosen={given.player === player}
              onPress={() => onActor(player)}
            />
          ))}
        </View>
      </View>
      {ZONES.map((zone) => (
        <ZoneLine key={zone} zone={zone} {...props} />
      ))}
    </View>
  );
}

function ZoneLine({ zone, state, text, draft, given, onWrite, onAnswered }: Props & { readonly zone: Zone }) {
  const { colour } = useTheme();
  const name = say(`zone.${zone}`);
  const dangerous = isDangerous(state, draft, zone);
  const full = isFull(state) && dinoSpacesLeft(state, zone) === 0;
  const area = full ? 'areaFull' : dangerous ? 'laterAttack' : 'firstAttack';
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        backgroundColor: given.zone === zone ? colour.lit : 'transparent',
      }}
    >
      <View style={{ flex: 1, minWidth: 0 }}>
        <ListRow
          title={text(name)}
          subtitle={text(
            say(dangerous ? 'session.attack.dangerous' : 'session.attack.safe', {
              area: say(`session.attack.${area}`),
            }),
          )}
          icon="raptor"
          onPress={() => {
            onWrite({ ...draft, zone });
            onAnswered();
          }}
        />
      </View>
      <View style={{ paddingRight: SPACE.s3, alignSelf: 'center' }}>
        <Press
          role="checkbox"
          checked={dangerous}
          label={text(say('session.attack.isDangerous', { zone: name }))}
          onPress={() => onWrite(sayDangerous(state, draft, zone, !dangerous))}
          style={({ pressed }) => ({
            minHeight: TARGET.base,
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s2,
            paddingHorizontal: SPACE.s3,
            borderRadius: RADIUS.control,
            backgroundColor: pressed ? colour.lit : 'transparent',
          })}
        >
          {/* A box to tick: the word alone would look like what the Zone is. */}
          <View
            style={{
              width: 22,
              height: 22,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: 4,
              borderWidth: 1.5,
              borderColor: dangerous ? colour.act : colour.edge,
              backgroundColor: dangerous ? colour.act : 'transparent',
            }}
          >
            {dangerous && <Icon name="check" size={16} color={colour.onAct} />}
          </View>
          <Txt role="captionStrong" color={colour.ink}>
            {text(say('session.attack.coverOff'))}
          </Txt>
        </Press>
      </View>
    </View>
  );
}
