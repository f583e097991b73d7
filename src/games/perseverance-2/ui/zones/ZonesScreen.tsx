import { useState } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { SPACE } from '@/ui';
import { explainMajority, type ZoneMajority } from '../../../perseverance/moments/assembly/assemblyNow';
import { Page } from '../../../perseverance/ui/Page';
import { PiecesButton } from '../../../perseverance/ui/zones/PiecesButton';
import { ZoneHead } from '../../../perseverance/ui/zones/ZoneHead';
import { ZonePresence } from '../../../perseverance/ui/zones/ZonePresence';
import { say } from '../../say';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { explainZone, zoneMajorities } from '../../session/view/zoneMajorities';
import type { Zone } from '../../terms';
import { SCREEN_ENTRIES } from '../screenEntries';
import { ZonePieces } from './ZonePieces';

/** Who is present where, who holds the majority, and the pieces of every Zone. */
export function ZonesScreen(props: GameScreenProps<State, Command>) {
  const { state, seats, text, dispatch, explain, ask, onClose } = props;
  const [editing, setEditing] = useState<Zone | null>(null);
  const majorities = zoneMajorities(state);
  const edited = majorities.find(({ zone }) => zone === editing);
  const why = (majority: ZoneMajority<Zone>) =>
    explain(
      say('screens.zones.why', { zone: say(`zone.${majority.zone}`) }),
      explainMajority(state, majority, (choice) => explainZone(state, majority.zone, choice)),
    );
  return (
    <>
      <Page
        title={text(say('screens.zones.title'))}
        subtitle={text(say('screens.zones.subtitle'))}
        onClose={onClose}
        onAsk={() => ask(SCREEN_ENTRIES.zones)}
        blocks={majorities.map((majority) => ({
          key: majority.zone,
          block: (
            <View style={{ flexGrow: 1, paddingVertical: SPACE.s3, gap: SPACE.s2 }}>
              <ZoneHead
                majority={majority}
                note={text(say('screens.zones.population', { count: majority.population }))}
                text={text}
              />
              <ZonePresence majority={majority} seats={seats} text={text} onExplain={() => why(majority)} />
              <PiecesButton
                title={text(say('screens.zones.piecesHere'))}
                label={text(say('screens.zones.edit', { zone: say(`zone.${majority.zone}`) }))}
                dice={state.zones[majority.zone].dice}
                leaders={majority.leaders}
                seats={seats}
                text={text}
                onPress={() => setEditing(majority.zone)}
              />
            </View>
          ),
        }))}
      />
      {edited && (
        <ZonePieces
          state={state}
          majority={edited}
          seats={seats}
          text={text}
          dispatch={dispatch}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
