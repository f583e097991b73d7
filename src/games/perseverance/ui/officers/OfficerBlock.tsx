import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, Press, RADIUS, SPACE, TARGET, Txt, useLayout, useTheme } from '@/ui';
import { namesOf } from '../../names';
import { say } from '../../say';
import type { OfficerMajority, OfficerShareNow } from '../../moments/assembly/assemblyNow';
import type { Owner } from '../owner';
import { OfficerCell } from './OfficerCell';
import { PoolMarks, Slot } from './CubeMarks';

interface Props {
  readonly majority: OfficerMajority;
  readonly owners: readonly Owner[];
  readonly text: (phrase: Phrase) => string;
  readonly onExplain: (share: OfficerShareNow) => void;
  readonly onCorrect: () => void;
}

/** One row of the matrix: name and Zone, slots, bar, pool; under them a cell for each owner. */
export function OfficerBlock({ majority, owners, text, onExplain, onCorrect }: Props) {
  const { colour } = useTheme();
  const { officer, zone, slots, spaces, pool, shares } = majority;
  const find = (id: string) => owners.find((owner) => owner.id === id);
  const onTile = pool.flatMap(([owner, cubes]) => Array.from({ length: cubes }, () => owner));
  return (
    <View style={{ gap: 6, paddingVertical: SPACE.s2 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s2 }}>
        <View style={{ flexGrow: 1, flexShrink: 1 }}>
          <Txt role={useLayout() === 'tablet' ? 'step' : 'title'} heading={2}>
            {text(say(`officer.${officer}`))}
          </Txt>
          <Txt role="caption" tone="ink3">
            {text(say(`zone.${zone}`))}
          </Txt>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
          <Press
            label={text(say('screens.officers.correct', { officer: say(`officer.${officer}`) }))}
            hint={text(say('screens.officers.correctNote', { slots: namesOf(slots), pool: namesOf(onTile) }))}
            onPress={onCorrect}
            style={({ pressed, hovered }) => ({
              minHeight: TARGET.base,
              flexDirection: 'row',
              alignItems: 'center',
              gap: 4,
              borderRadius: RADIUS.control,
              backgroundColor: pressed || hovered ? colour.raised : 'transparent',
            })}
          >
            <Icon name="edit" size={14} color={colour.ink3} />
            {Array.from({ length: spaces }, (_, i) => (
              <Slot key={i} owner={find(slots[i] ?? '')} />
            ))}
          </Press>
          <View style={{ width: 1, height: 26, backgroundColor: colour.rule }} />
          <View style={{ minWidth: 66 }}>
            <PoolMarks
              pool={pool.flatMap(([id, cubes]) => {
                const owner = find(id);
                return owner ? [{ owner, cubes }] : [];
              })}
              none={text(say('screens.officers.noPool'))}
            />
          </View>
        </View>
      </View>
      <View style={{ flexDirection: 'row', gap: 6 }}>
        {shares.map((share, i) => {
          const owner = owners[i];
          return (
            owner && (
              <OfficerCell
                key={share.owner}
                officer={officer}
                owner={owner}
                share={share}
                text={text}
                onPress={() => onExplain(share)}
              />
            )
          );
        })}
      </View>
    </View>
  );
}
