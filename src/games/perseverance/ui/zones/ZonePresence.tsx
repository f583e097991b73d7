import type { Phrase, Seat } from '@/engine';
import { Txt } from '@/ui';
import { nameOf, namesOf } from '../../names';
import { say } from '../../say';
import type { ZoneMajority } from '../../moments/assembly/assemblyNow';
import { ownerOf } from '../owner';
import { PresenceRow } from './PresenceRow';

interface Props {
  readonly majority: ZoneMajority;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onExplain: () => void;
}

/** Everybody who is present, and who holds the majority. */
export function ZonePresence({ majority, seats, text, onExplain }: Props) {
  const present = majority.presence.filter(({ pieces }) => pieces > 0);
  return (
    <>
      {present.map((presence) => (
        <PresenceRow
          key={presence.owner}
          owner={ownerOf(presence.owner, seats, text)}
          presence={presence}
          text={text}
          onPress={onExplain}
        />
      ))}
      <Txt role="small" tone="ink2">
        {text(verdict(majority))}
      </Txt>
    </>
  );
}

/** Who holds the majority, or what a tie comes to, in one sentence. */
function verdict({ contest }: ZoneMajority): Phrase {
  const { first, holder, sharing } = contest;
  if (first.length === 0) return say('screens.zones.nobody');
  if (holder !== null) return say('screens.zones.holds', { player: nameOf(holder) });
  return say(sharing.length > 0 ? 'screens.zones.shared' : 'screens.zones.nothing', {
    players: namesOf(first),
  });
}
