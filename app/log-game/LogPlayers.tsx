import { useState } from 'react';
import { View } from 'react-native';
import { NAME_MAX, readName } from '@/data/readName';
import { useSay } from '@/i18n';
import { LOG_SEATS_MAX, seatInLog } from '@/state/logDraft';
import { useRoster, useStores } from '@/state/useStores';
import { Button, Section, SPACE, TextField, Txt } from '@/ui';
import { AddPlayer } from '../new-game/AddPlayer';
import { RosterChips } from '../new-game/RosterChips';
import { refusalText } from '../players/refusalText';
import type { LogPartProps } from './LogPart';
import { LogSeatRow } from './LogSeatRow';

/** Who played: people from the roster, new ones, and guests who are not kept in it. */
export function LogPlayers(parts: LogPartProps) {
  const { draft, faultAt, onChange } = parts;
  const say = useSay();
  const players = useRoster((roster) => roster.players);
  const others = players.filter(({ id }) => draft.seats.every((seat) => seat.id !== id));
  const full = draft.seats.length >= LOG_SEATS_MAX ? say('logGame.full', { max: LOG_SEATS_MAX }) : undefined;
  const fault = faultAt('players');
  const sit = (player: Parameters<typeof seatInLog>[1]) => onChange({ seats: seatInLog(draft, player) });
  return (
    <>
      <Section title={say('logGame.players')}>
        {draft.seats.length === 0 && (
          <Txt
            tone={fault === undefined ? 'ink2' : 'loss'}
            style={{ paddingHorizontal: 20, paddingTop: SPACE.s3 }}
            {...(fault !== undefined && { live: 'assertive' })}
          >
            {fault ?? say('logGame.playersNone')}
          </Txt>
        )}
        {draft.seats.map((seat) => (
          <LogSeatRow key={seat.id} {...parts} seat={seat} />
        ))}
      </Section>
      <RosterChips title={say('logGame.roster')} players={others} full={full} onSit={sit} />
      <AddPlayer full={full} onAdded={sit} />
      <AddGuest full={full} onAdded={sit} />
    </>
  );
}

interface GuestProps {
  readonly full: string | undefined;
  readonly onAdded: (guest: Parameters<typeof seatInLog>[1]) => void;
}

/** Somebody who is not kept in the roster. */
function AddGuest({ full, onAdded }: GuestProps) {
  const say = useSay();
  const { makeId } = useStores().services;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const submit = () => {
    if (full !== undefined) return setFault(full);
    const name = readName(typed);
    if (!name.ok) return setFault(refusalText(name.error));
    setTyped('');
    onAdded({ id: `guest-${makeId()}`, name: name.value, colour: 'sun' });
  };
  return (
    <View style={{ gap: SPACE.s2, paddingTop: SPACE.s4, paddingHorizontal: SPACE.s4 }}>
      <TextField
        label={say('logGame.guest')}
        hint={say('logGame.guestHint')}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setFault(undefined);
        }}
        error={fault}
        maxLength={NAME_MAX}
        onSubmit={submit}
      />
      <Button icon="player" title={say('logGame.addGuest')} reason={full} onPress={submit} />
    </View>
  );
}
