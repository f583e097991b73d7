import { useState } from 'react';
import type { GameScreenProps } from '@/engine';
import { explainMajority } from '../../../perseverance/moments/assembly/assemblyNow';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { presenceOwners } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { explainZone, zoneMajorities, type ZoneMajority } from '../../session/view/zoneMajorities';
import type { Zone } from '../../terms';
import { ownerOf } from '../../../perseverance/ui/owner';
import { Page } from '../../../perseverance/ui/Page';
import { SCREEN_ENTRIES } from '../screenEntries';
import { SettlementSheet } from './SettlementSheet';
import { ZoneBlock } from './ZoneBlock';
import { ZonePieces } from './ZonePieces';

type Editing =
  | { readonly what: 'settlement'; readonly zone: Zone; readonly space: number }
  | { readonly what: 'pieces'; readonly zone: Zone };

/** Who is present where, who holds the majority, and what lies in every Community area. */
export function ZonesScreen({
  state,
  seats,
  text,
  dispatch,
  explain,
  ask,
  onClose,
}: GameScreenProps<State, Command>) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const full = isFull(state);
  const close = () => setEditing(null);
  const majorities = zoneMajorities(state);
  const why = (majority: ZoneMajority) =>
    explain(
      say('screens.zones.why', { zone: say(`zone.${majority.zone}`) }),
      explainMajority(state, majority, (choice) => explainZone(state, majority, choice)),
    );
  return (
    <>
      <Page
        title={text(say('screens.zones.title'))}
        subtitle={text(say(full ? 'screens.zones.subtitle' : 'screens.zones.essentials'))}
        onClose={onClose}
        onAsk={() => ask(SCREEN_ENTRIES.zones)}
        blocks={majorities.map((majority) => ({
          key: majority.zone,
          block: (
            <ZoneBlock
              state={state}
              majority={majority}
              seats={seats}
              text={text}
              onExplain={() => why(majority)}
              onDangerous={(to) => dispatch({ type: 'setDangerous', zone: majority.zone, to })}
              onSpace={(space) => setEditing({ what: 'settlement', zone: majority.zone, space })}
              onPieces={() => setEditing({ what: 'pieces', zone: majority.zone })}
            />
          ),
        }))}
      />
      {editing?.what === 'settlement' && (
        <SettlementSheet
          zone={editing.zone}
          space={editing.space}
          owner={state.zones[editing.zone].settlements[editing.space - 1] ?? null}
          owners={presenceOwners(state).map((id) => ownerOf(id, seats, text))}
          text={text}
          onClose={close}
          onChoose={(owner) => {
            const { zone, space } = editing;
            if (dispatch({ type: 'setSettlement', zone, space, owner })) close();
          }}
        />
      )}
      {editing?.what === 'pieces' && (
        <ZonePieces
          state={state}
          zone={editing.zone}
          leaders={majorities.find(({ zone }) => zone === editing.zone)?.leaders ?? []}
          seats={seats}
          text={text}
          dispatch={dispatch}
          onClose={close}
        />
      )}
    </>
  );
}
