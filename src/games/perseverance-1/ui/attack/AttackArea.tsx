import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, ListRow, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import { isFull, type State } from '../../session/state';
import { dinoSpacesLeft } from '../../session/supplies';
import { isDangerous, sayDangerous, type AttackEntered } from '../../moments/dinoAttack/attackArea';
import { ZONES, type Zone } from '../../terms';
import { Tabs } from '@/ui/Tabs';

interface Props {
  readonly state: State;
  readonly said: AttackEntered;
  /** Null before one is chosen. */
  readonly zone: Zone | null;
  readonly text: (phrase: Phrase) => string;
  readonly onSay: (said: AttackEntered) => void;
}

/** Which Zone is attacked, in reach of the thumb while none is chosen; then the others are above its grid. */
export function AttackArea({ state, said, zone, text, onSay }: Props) {
  if (zone === null)
    return ZONES.map((id) => (
      <ListRow
        key={id}
        title={text(say(`zone.${id}`))}
        subtitle={text(statusOf(state, said, id))}
        icon="raptor"
        onPress={() => onSay({ ...said, zone: id })}
      />
    ));
  const tabs = ZONES.map((id) => {
    const name = text(say(`zone.${id}`));
    const status = text(statusOf(state, said, id));
    return {
      id,
      label: `${name}: ${status}`,
      body: (
        <>
          <Txt role="small" tone={id === zone ? 'ink' : 'ink2'} align="center" hidden>
            {`${name} `}
          </Txt>
          <Txt role="caption" tone={isAttacked(state, id) ? 'lamp' : 'ink3'} align="center" hidden>
            {text(shortOf(state, said, id))}
          </Txt>
        </>
      ),
    };
  });
  return (
    <>
      <Tabs
        label={text(say('session.attack.begin'))}
        tabs={tabs}
        chosen={zone}
        onChange={(to) => onSay({ ...said, zone: to })}
      />
      <Covers
        dangerous={isDangerous(state, said, zone)}
        label={text(say('session.attack.isDangerous', { zone: say(`zone.${zone}`) }))}
        title={text(say('session.attack.coverOff'))}
        onSay={(to) => onSay(sayDangerous(state, said, zone, to))}
      />
    </>
  );
}

function isAttacked(state: State, zone: Zone): boolean {
  return isFull(state) && dinoSpacesLeft(state, zone) === 0;
}

function statusOf(state: State, said: AttackEntered, zone: Zone): Phrase {
  const dangerous = isDangerous(state, said, zone);
  const area = isAttacked(state, zone) ? 'areaFull' : dangerous ? 'laterAttack' : 'firstAttack';
  return say(dangerous ? 'session.attack.dangerous' : 'session.attack.safe', {
    area: say(`session.attack.${area}`),
  });
}

function shortOf(state: State, said: AttackEntered, zone: Zone): Phrase {
  if (isAttacked(state, zone)) return say('session.attack.areaFull');
  return say(isDangerous(state, said, zone) ? 'session.attack.shortDangerous' : 'session.attack.shortSafe');
}

interface CoversProps {
  readonly dangerous: boolean;
  readonly label: string;
  readonly title: string;
  readonly onSay: (to: boolean) => void;
}

function Covers({ dangerous, label, title, onSay }: CoversProps) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', paddingHorizontal: SPACE.s1 }}>
      <Press
        role="checkbox"
        checked={dangerous}
        label={label}
        onPress={() => onSay(!dangerous)}
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
        <Txt role="labelStrong">{title}</Txt>
      </Press>
    </View>
  );
}
