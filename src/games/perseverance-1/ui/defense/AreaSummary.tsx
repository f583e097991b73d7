import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, SPACE, Txt, useTheme, type IconName } from '@/ui';
import { say } from '../../say';
import type { State } from '../../session/state';
import { dinoSpacesLeft } from '../../session/supplies';
import type { Dino, Zone } from '../../terms';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  /** What would come of it. */
  readonly outlook?: Phrase;
  readonly text: (phrase: Phrase) => string;
}

/** How near an attack is, and how many pieces of each kind are in the area. */
export function AreaSummary({ state, zone, outlook, text }: Props) {
  const { columns } = state.zones[zone];
  const left = dinoSpacesLeft(state, zone);
  const spaces = columns.flatMap((column) => column.spaces);
  const dinos = (type: Dino) => spaces.filter(({ dino }) => dino === type).length;
  return (
    <View style={{ gap: SPACE.s1, paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s2 }}>
      <Txt role="labelStrong" tone={left === 0 ? 'lamp' : 'ink'} live="polite">
        {text(left === 0 ? say('screens.defense.full') : say('screens.defense.spacesLeft', { count: left }))}
      </Txt>
      {outlook && (
        <Txt role="label" tone="ink2">
          {text(outlook)}
        </Txt>
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s4, rowGap: 2 }}>
        <Sum icon="trampler" count={dinos('trampler')} name="tramplers" text={text} />
        <Sum icon="raptor" count={dinos('raptor')} name="raptors" text={text} />
        <Sum icon="trap" count={spaces.filter(({ trap }) => trap !== null).length} name="traps" text={text} />
        <Sum
          icon="wall"
          count={columns.filter(({ wall }) => wall !== null).length}
          name="walls"
          text={text}
        />
      </View>
    </View>
  );
}

interface SumProps {
  readonly icon: IconName;
  readonly count: number;
  readonly name: 'tramplers' | 'raptors' | 'traps' | 'walls';
  readonly text: (phrase: Phrase) => string;
}

function Sum({ icon, count, name, text }: SumProps) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
      <Icon name={icon} size={16} color={icon === 'raptor' ? colour.loss : colour.ink2} />
      <Txt role="mark">{`${count}`}</Txt>
      <Txt role="caption" tone="ink2">
        {text(say(`screens.defense.${name}`, { count }))}
      </Txt>
    </View>
  );
}
