import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { SPACE, ToggleRow, Txt } from '@/ui';
import { nameOf, namesOf, say } from '../../say';
import { isFull, type State } from '../../session/state';
import type { ZoneMajority } from '../../session/view/zoneMajorities';
import { ownerOf } from '../owner';
import { PiecesButton } from './PiecesButton';
import { PresenceRow } from './PresenceRow';
import { SettlementSpaces } from './SettlementSpaces';

interface Props {
  readonly state: State;
  readonly majority: ZoneMajority;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onExplain: () => void;
  readonly onDangerous: (to: boolean) => void;
  readonly onSpace: (space: number) => void;
  readonly onPieces: () => void;
}

/** One Zone: population and majority, everybody's Presence, and what the table can set by hand. */
export function ZoneBlock(props: Props) {
  const { state, majority, seats, text, onExplain, onDangerous, onSpace, onPieces } = props;
  const { zone, officer, dangerous, population } = majority;
  const full = isFull(state);
  const present = majority.presence.filter(({ pieces }) => pieces > 0);
  return (
    <View style={{ flexGrow: 1, paddingTop: SPACE.s3, gap: SPACE.s2 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s3 }}>
        <View style={{ flexGrow: 1, flexShrink: 1 }}>
          <Txt role="title" heading={2}>
            {text(say(`zone.${zone}`))}
          </Txt>
          <Txt role="caption" tone="ink3">
            {text(say(`officer.${officer}`))}
          </Txt>
        </View>
        {full && (
          <Txt role="label" tone="ink2">
            {text(say('screens.zones.population', { count: population }))}
          </Txt>
        )}
      </View>
      {full ? (
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
          <SettlementSpaces state={state} zone={zone} seats={seats} text={text} onPress={onSpace} />
          <PiecesButton state={state} majority={majority} seats={seats} text={text} onPress={onPieces} />
        </>
      ) : (
        <Txt role="small" tone="ink2">
          {text(say('screens.zones.presenceAsked'))}
        </Txt>
      )}
      {/* Its own rule falls together with that of the next block. */}
      <View style={{ marginHorizontal: -SPACE.s3, marginTop: 'auto', marginBottom: -1 }}>
        <ToggleRow
          title={text(say('screens.zones.dangerous', { zone: say(`zone.${zone}`) }))}
          note={text(say(dangerous ? 'screens.zones.dangerousNote' : 'screens.zones.safeNote'))}
          icon="warning"
          value={dangerous}
          onChange={onDangerous}
        />
      </View>
    </View>
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
