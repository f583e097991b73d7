import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Chip, Counter, Sheet, SPACE, Txt } from '@/ui';
import { nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { NEUTRAL, playersOf, type State } from '../../session/state';
import { ZONES, type Zone } from '../../terms';
import { OwnerMark, ownerOf } from '../owner';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly dispatch: (command: Command) => boolean;
  readonly onClose: () => void;
}

/** Whose dice lie in the Zone and whose Leader stands there; every tap counts at once. */
export function ZonePieces({ state, zone, seats, text, dispatch, onClose }: Props) {
  const place = say(`zone.${zone}`);
  const owners = Object.keys(state.dice).map((id) => ownerOf(id, seats, text));
  const lying = (where: Zone, id: string) => {
    const { dice } = state.zones[where];
    return Object.hasOwn(dice, id) ? (dice[id] ?? 0) : 0;
  };
  return (
    <Sheet visible title={text(say('screens.zones.edit', { zone: place }))} onClose={onClose}>
      <View style={{ gap: SPACE.s2, paddingHorizontal: 20, paddingBottom: SPACE.s3 }}>
        <Txt role="labelStrong" tone="ink2" heading={3}>
          {text(say('screens.zones.dice'))}
        </Txt>
        {owners.map((owner) => {
          const here = lying(zone, owner.id);
          const elsewhere = ZONES.reduce((sum, other) => sum + lying(other, owner.id), 0) - here;
          const { inPlay, pool } = state.dice[owner.id] ?? { inPlay: 0, pool: 0 };
          return (
            <View key={owner.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
              <OwnerMark owner={owner} size={22} />
              <View style={{ flex: 1 }}>
                <Txt role="nameSmall">{owner.name}</Txt>
              </View>
              <Counter
                size="small"
                label={text(
                  say('screens.zones.diceOf', {
                    player: owner.id === NEUTRAL ? say('screens.owner.neutral') : nameOf(owner.id),
                    zone: place,
                  }),
                )}
                value={here}
                min={0}
                max={Math.max(here, inPlay - pool - elsewhere)}
                capReason={text(say('screens.zones.diceCap'))}
                onAdjust={(by) =>
                  void dispatch({ type: 'setZoneDice', zone, owner: owner.id, count: here + by })
                }
              />
            </View>
          );
        })}
        <Txt role="labelStrong" tone="ink2" heading={3}>
          {text(say('screens.zones.leader'))}
        </Txt>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
          {playersOf(state).map((player) => {
            const owner = ownerOf(player, seats, text);
            const here = state.players[player]?.community === zone;
            return (
              <Chip
                key={player}
                title={owner.name}
                selected={here}
                {...(owner.seat && { emblem: owner.seat.colour })}
                onPress={() =>
                  void dispatch(
                    here ? { type: 'leaderHome', player } : { type: 'leaderToCommunity', player, zone },
                  )
                }
              />
            );
          })}
        </View>
      </View>
    </Sheet>
  );
}
