import { useState } from 'react';
import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Button, Counter, Press, RADIUS, Sheet, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { OfficerMajority } from '../../moments/assembly/assemblyNow';
import { OwnerMark, type Owner } from '../owner';
import { OwnerButton } from '../OwnerButton';

interface Props {
  readonly majority: OfficerMajority;
  readonly owners: readonly Owner[];
  /** Cubes that a player owns. */
  readonly most: number;
  readonly text: (phrase: Phrase) => string;
  readonly onSave: (slots: readonly string[], pool: Readonly<Record<string, number>>) => void;
  readonly onClose: () => void;
}

/** Sets slots and pool as they are on the table; nothing counts before the button is tapped. */
export function CorrectOfficer({ majority, owners, most, text, onSave, onClose }: Props) {
  const { officer, spaces } = majority;
  const [slots, setSlots] = useState(majority.slots);
  const [pool, setPool] = useState(new Map(majority.pool));
  // A full row is emptied at once, so one slot always stays free.
  const full = slots.length >= spaces - 1 ? text(say('screens.officers.slotsFull')) : undefined;
  return (
    <Sheet
      visible
      title={text(say('screens.officers.correct', { officer: say(`officer.${officer}`) }))}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          title={text(say('screens.officers.save'))}
          onPress={() => onSave(slots, Object.fromEntries(pool))}
          style={{ flex: 1 }}
        />
      }
    >
      <View style={{ gap: SPACE.s2, paddingHorizontal: 20, paddingBottom: SPACE.s3 }}>
        <Txt role="labelStrong" tone="ink2" heading={3}>
          {text(say('screens.officers.slots'))}
        </Txt>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
          {Array.from({ length: spaces }, (_, i) => (
            <SlotButton
              key={i}
              slot={i + 1}
              owner={owners.find(({ id }) => id === slots[i])}
              text={text}
              onPress={() => setSlots(slots.filter((_cube, at) => at !== i))}
            />
          ))}
        </View>
        <Txt role="small" tone="ink3">
          {full ?? text(say('screens.officers.slotHint'))}
        </Txt>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
          {owners.map((owner) => (
            <OwnerButton
              key={owner.id}
              owner={owner}
              label={text(say('screens.officers.addSlot', { player: nameOf(owner.id) }))}
              reason={full}
              onPress={() => setSlots([...slots, owner.id])}
            />
          ))}
        </View>
        <Txt role="labelStrong" tone="ink2" heading={3}>
          {text(say('screens.officers.pool'))}
        </Txt>
        {owners.map((owner) => (
          <View key={owner.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
            <OwnerMark owner={owner} size={22} />
            <View style={{ flex: 1 }}>
              <Txt role="nameSmall">{owner.name}</Txt>
            </View>
            <Counter
              size="small"
              digits={2}
              label={text(say('screens.officers.poolOf', { player: nameOf(owner.id) }))}
              value={pool.get(owner.id) ?? 0}
              min={0}
              max={most}
              onAdjust={(by) => setPool(new Map(pool).set(owner.id, (pool.get(owner.id) ?? 0) + by))}
            />
          </View>
        ))}
      </View>
    </Sheet>
  );
}

interface SlotProps {
  readonly slot: number;
  readonly owner: Owner | undefined;
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

function SlotButton({ slot, owner, text, onPress }: SlotProps) {
  const { colour } = useTheme();
  const box = {
    width: TARGET.base,
    height: TARGET.base,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.control,
    borderWidth: 1.5,
    borderColor: colour.edge,
  } as const;
  if (!owner)
    return (
      <View
        accessible
        role="img"
        aria-label={text(say('screens.officers.emptySlot', { slot }))}
        style={{ ...box, borderStyle: 'dashed' }}
      />
    );
  return (
    <Press
      label={text(say('screens.officers.removeSlot', { slot, player: nameOf(owner.id) }))}
      onPress={onPress}
      style={({ pressed }) => ({ ...box, backgroundColor: pressed ? colour.lit : colour.well })}
    >
      <OwnerMark owner={owner} size={26} />
    </Press>
  );
}
