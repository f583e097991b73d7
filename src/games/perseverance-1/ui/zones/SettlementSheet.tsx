import type { Phrase } from '@/engine';
import { Choice, Sheet } from '@/ui';
import { say } from '../../say';
import type { Zone } from '../../terms';
import type { Owner } from '../../../perseverance/ui/owner';

interface Props {
  readonly zone: Zone;
  readonly space: number;
  readonly owner: string | null;
  readonly owners: readonly Owner[];
  readonly text: (phrase: Phrase) => string;
  readonly onChoose: (owner: string | null) => void;
  readonly onClose: () => void;
}

/** No owner's id begins with a space, so this one is nobody's. */
const NOBODY = ' nobody';

export function SettlementSheet({ zone, space, owner, owners, text, onChoose, onClose }: Props) {
  return (
    <Sheet
      visible
      title={text(say('screens.zones.spaceOf', { zone: say(`zone.${zone}`), space }))}
      onClose={onClose}
    >
      <Choice
        label={text(say('screens.zones.whose'))}
        value={owner ?? NOBODY}
        options={[
          ...owners.map(({ id, name, seat }) => ({
            id,
            title: name,
            icon: seat?.colour ?? ('knot' as const),
          })),
          { id: NOBODY, title: text(say('screens.owner.nobody')) },
        ]}
        onChange={(id) => (id === (owner ?? NOBODY) ? onClose() : onChoose(id === NOBODY ? null : id))}
      />
    </Sheet>
  );
}
