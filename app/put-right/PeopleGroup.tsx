import { useState } from 'react';
import { View } from 'react-native';
import { COLOURS, type Joining, type People, type Seat } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useRoster } from '@/state/useStores';
import { Choice, SPACE, ToggleRow, Txt } from '@/ui';
import { AddPlayer } from '../new-game/AddPlayer';
import { RosterChips } from '../new-game/RosterChips';
import type { GameText } from '../text/useGameText';
import type { Fault, Sending } from './useSend';

interface Props {
  readonly open: OpenSession;
  readonly text: GameText;
  readonly people: People<unknown>;
  readonly fault: Fault | null;
  readonly send: Sending['send'];
}

/** Who sits at the table: somebody has to go, somebody comes back, somebody comes late. */
export function PeopleGroup({ open, text, people, fault, send }: Props) {
  const say = useSay();
  const { late } = people;
  return (
    <View>
      {open.seats.map(({ id, name, colour }) => {
        const here = people.here.includes(id);
        return (
          <View key={id}>
            <ToggleRow
              title={say('putRight.atTable', { player: name })}
              emblem={colour}
              value={here}
              onChange={(on) => void send(rowOf(id), on ? people.comeBack(id) : people.leave(id))}
            />
            <Refused fault={fault} row={rowOf(id)} />
          </View>
        );
      })}
      <Txt role="small" tone="ink2" style={WORDS}>
        {text(people.leaving)}
      </Txt>
      {'reason' in late ? (
        <Txt role="small" tone="ink2" style={WORDS}>
          {text(late.reason)}
        </Txt>
      ) : (
        <Late open={open} text={text} late={late} fault={fault} send={send} />
      )}
    </View>
  );
}

const JOIN = 'join';
const WORDS = { paddingHorizontal: 20, paddingVertical: SPACE.s3 } as const;

function rowOf(player: string): string {
  return `person/${player}`;
}

interface LateProps extends Pick<Props, 'open' | 'text' | 'fault' | 'send'> {
  readonly late: Joining<unknown>;
}

/** Somebody from the roster, or a new name; the colour is one that nobody here has. */
function Late({ open, text, late, fault, send }: LateProps) {
  const say = useSay();
  const players = useRoster((roster) => roster.players);
  const [role, setRole] = useState<string | null>(null);
  const chosen = late.roles.find(({ id }) => id === role) ?? late.roles[0];
  const sit = ({ id, name, colour }: Seat) => {
    const taken = open.seats.map((seat) => seat.colour);
    const free = taken.includes(colour) ? COLOURS.find((other) => !taken.includes(other)) : colour;
    send(JOIN, late.join({ id, name, colour: free ?? colour }, chosen?.id ?? null));
  };
  return (
    <View>
      <Txt role="small" tone="ink2" style={WORDS}>
        {text(late.note)}
      </Txt>
      {chosen && (
        <Choice
          label={say('putRight.role')}
          value={chosen.id}
          options={late.roles.map(({ id, label }) => ({ id, title: text(label) }))}
          onChange={setRole}
        />
      )}
      <Refused fault={fault} row={JOIN} />
      <RosterChips
        title={say('putRight.joins')}
        players={players.filter(({ id }) => !open.seats.some((seat) => seat.id === id))}
        full={undefined}
        onSit={sit}
      />
      <AddPlayer full={undefined} onAdded={sit} />
    </View>
  );
}

function Refused({ fault, row }: { readonly fault: Fault | null; readonly row: string }) {
  if (fault?.row !== row) return null;
  return (
    <View role="alert" style={{ paddingHorizontal: 20, paddingVertical: SPACE.s2 }}>
      <Txt role="label" tone="loss" live="assertive">
        {fault.words}
      </Txt>
    </View>
  );
}
