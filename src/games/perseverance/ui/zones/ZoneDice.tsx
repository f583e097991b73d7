import type { Phrase, Seat } from '@/engine';
import { Txt } from '@/ui';
import { say } from '../../say';
import { nameOf } from '../../names';
import { countOf, NEUTRAL, type TableState } from '../../session/table';
import { ownerOf } from '../owner';
import { OwnerCounter } from './OwnerCounter';

interface Props<Zone extends string> {
  readonly state: Pick<TableState, 'dice' | 'zones'>;
  readonly zone: Zone;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onSet: (command: {
    readonly type: 'setZoneDice';
    readonly zone: Zone;
    readonly owner: string;
    readonly count: number;
  }) => void;
}

/** Whose dice lie in the Zone; every tap counts at once. */
export function ZoneDice<Zone extends string>({ state, zone, seats, text, onSet }: Props<Zone>) {
  const place = say(`zone.${zone}`);
  const lying = (id: string) =>
    Object.values(state.zones).reduce((sum, { dice }) => sum + countOf(dice, id), 0);
  return (
    <>
      <Txt role="labelStrong" tone="ink2" heading={3}>
        {text(say('screens.zones.dice'))}
      </Txt>
      {Object.entries(state.dice).map(([id, { inPlay, pool }]) => {
        const here = countOf(state.zones[zone]?.dice ?? {}, id);
        const elsewhere = lying(id) - here;
        return (
          <OwnerCounter
            key={id}
            owner={ownerOf(id, seats, text)}
            label={text(
              say('screens.zones.diceOf', {
                player: id === NEUTRAL ? say('screens.owner.neutral') : nameOf(id),
                zone: place,
              }),
            )}
            value={here}
            max={Math.max(here, inPlay - pool - elsewhere)}
            capReason={text(say('screens.zones.diceCap'))}
            onAdjust={(by) => onSet({ type: 'setZoneDice', zone, owner: id, count: here + by })}
          />
        );
      })}
    </>
  );
}
