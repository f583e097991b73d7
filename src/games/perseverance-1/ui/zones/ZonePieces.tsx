import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Sheet, SPACE } from '@/ui';
import { ZoneDice } from '../../../perseverance/ui/zones/ZoneDice';
import { ZoneLeaders } from '../../../perseverance/ui/zones/ZoneLeaders';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { playersOf, type State } from '../../session/state';
import type { Zone } from '../../terms';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly leaders: readonly string[];
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly dispatch: (command: Command) => boolean;
  readonly onClose: () => void;
}

/** Whose dice lie in the Zone and whose Leader is there; every tap counts at once. */
export function ZonePieces({ state, zone, leaders, seats, text, dispatch, onClose }: Props) {
  return (
    <Sheet visible title={text(say('screens.zones.edit', { zone: say(`zone.${zone}`) }))} onClose={onClose}>
      <View style={{ gap: SPACE.s2, paddingHorizontal: 20, paddingBottom: SPACE.s3 }}>
        <ZoneDice state={state} zone={zone} seats={seats} text={text} onSet={dispatch} />
        <ZoneLeaders
          title={text(say('screens.zones.leader'))}
          players={playersOf(state)}
          here={leaders}
          seats={seats}
          text={text}
          onChange={(player, here) =>
            void dispatch(here ? { type: 'leaderToCommunity', player, zone } : { type: 'leaderHome', player })
          }
        />
      </View>
    </Sheet>
  );
}
