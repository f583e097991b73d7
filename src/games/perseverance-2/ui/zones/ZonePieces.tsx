import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Sheet, SPACE, Txt } from '@/ui';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { countOf, ownersAt, playersOf } from '../../../perseverance/session/table';
import type { ZoneMajority } from '../../../perseverance/moments/assembly/assemblyNow';
import { ownerOf } from '../../../perseverance/ui/owner';
import { OwnerCounter } from '../../../perseverance/ui/zones/OwnerCounter';
import { ZoneDice } from '../../../perseverance/ui/zones/ZoneDice';
import { ZoneLeaders } from '../../../perseverance/ui/zones/ZoneLeaders';
import { PIECES } from '../../pieces';
import { nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { settlementsOf, suppliesLeft } from '../../session/records';
import type { State } from '../../session/state';
import { CITY_ZONES, type CityZone, type Zone } from '../../terms';

interface Props {
  readonly state: State;
  readonly majority: ZoneMajority<Zone>;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly dispatch: (command: Command) => boolean;
  readonly onClose: () => void;
}

/** The pieces in a Zone; every tap counts at once. */
export function ZonePieces({ state, majority: { zone, leaders }, seats, text, dispatch, onClose }: Props) {
  const city = CITY_ZONES.find((one) => one === zone);
  return (
    <Sheet visible title={text(say('screens.zones.edit', { zone: say(`zone.${zone}`) }))} onClose={onClose}>
      <View style={{ gap: SPACE.s2, paddingHorizontal: 20, paddingBottom: SPACE.s3 }}>
        <Txt role="labelStrong" tone="ink2" heading={3}>
          {text(say('screens.zones.settlements'))}
        </Txt>
        {city ? (
          <Settlements state={state} zone={city} seats={seats} text={text} dispatch={dispatch} />
        ) : (
          <Txt role="small" tone="ink2">
            {text(say('screens.zones.outside'))}
          </Txt>
        )}
        <ZoneDice state={state} zone={zone} seats={seats} text={text} onSet={dispatch} />
        <ZoneLeaders
          title={text(say('screens.zones.leader'))}
          players={playersOf(state)}
          here={leaders}
          seats={seats}
          text={text}
          onChange={(player, here) =>
            void dispatch({ type: 'setPieces', player, piece: 'leader', to: here ? zone : null })
          }
        />
      </View>
    </Sheet>
  );
}

function Settlements({
  state,
  zone,
  seats,
  text,
  dispatch,
}: Pick<Props, 'state' | 'seats' | 'text' | 'dispatch'> & { readonly zone: CityZone }) {
  return ownersAt(state).map((id) => {
    const here = countOf(state.zones[zone].settlements, id);
    const left =
      id === DISSENTERS ? PIECES.settlements - settlementsOf(state, id) : suppliesLeft(state, id).settlements;
    return (
      <OwnerCounter
        key={id}
        owner={ownerOf(id, seats, text)}
        label={text(say('screens.zones.settlementsOf', { player: nameOf(id), zone: say(`zone.${zone}`) }))}
        value={here}
        max={here + left}
        capReason={text(say('screens.zones.settlementCap'))}
        onAdjust={(by) => void dispatch({ type: 'setSettlements', zone, owner: id, count: here + by })}
      />
    );
  });
}
