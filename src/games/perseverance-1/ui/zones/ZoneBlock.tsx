import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { SPACE, ToggleRow, Txt } from '@/ui';
import { PiecesButton } from '../../../perseverance/ui/zones/PiecesButton';
import { ZoneHead } from '../../../perseverance/ui/zones/ZoneHead';
import { ZonePresence } from '../../../perseverance/ui/zones/ZonePresence';
import { say } from '../../say';
import { isFull, type State } from '../../session/state';
import type { ZoneMajority } from '../../session/view/zoneMajorities';
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
  const { zone, dangerous, population, leaders } = majority;
  const full = isFull(state);
  return (
    <View style={{ flexGrow: 1, paddingTop: SPACE.s3, gap: SPACE.s2 }}>
      <ZoneHead
        majority={majority}
        note={full ? text(say('screens.zones.population', { count: population })) : undefined}
        text={text}
      />
      {full ? (
        <>
          <ZonePresence majority={majority} seats={seats} text={text} onExplain={onExplain} />
          <SettlementSpaces state={state} zone={zone} seats={seats} text={text} onPress={onSpace} />
          <PiecesButton
            title={text(say('screens.zones.diceAndLeader'))}
            label={text(say('screens.zones.edit', { zone: say(`zone.${zone}`) }))}
            dice={state.zones[zone].dice}
            leaders={leaders}
            seats={seats}
            text={text}
            onPress={onPieces}
          />
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
