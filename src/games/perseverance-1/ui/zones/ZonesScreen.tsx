import { useState } from 'react';
import type { GameScreenProps } from '@/engine';
import { nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { presenceOwners } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { explainZone, zoneMajorities, type ZoneMajority } from '../../session/view/zoneMajorities';
import type { Zone } from '../../terms';
import { ownerOf } from '../owner';
import { Page } from '../Page';
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
  const why = (majority: ZoneMajority) => {
    const { zone, contest } = majority;
    const title = say('screens.zones.why', { zone: say(`zone.${zone}`) });
    const holder = contest.holder;
    // Only a player who alone is first chooses: the Dissenters take Votes, a tie leaves nothing to choose.
    if (holder === null || !Object.hasOwn(state.players, holder))
      return explain(title, explainZone(state, majority, 'votes'));
    const player = nameOf(holder);
    explain(title, [
      { rule: say('screens.zones.ifVotes', { player }) },
      ...explainZone(state, majority, 'votes'),
      { rule: say('screens.zones.ifProduction', { player }) },
      ...explainZone(state, majority, 'production'),
    ]);
  };
  return (
    <>
      <Page
        title={text(say('screens.zones.title'))}
        subtitle={text(say(full ? 'screens.zones.subtitle' : 'screens.zones.essentials'))}
        onClose={onClose}
        onAsk={() => ask(SCREEN_ENTRIES.zones)}
        blocks={zoneMajorities(state).map((majority) => ({
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
          seats={seats}
          text={text}
          dispatch={dispatch}
          onClose={close}
        />
      )}
    </>
  );
}
