import { useCallback, useEffect, useState } from 'react';
import { phrase, refusal, type Refusal, type Result } from '@/engine';
import { readCode, readLink, type Invite } from '@/live/invite';
import { rememberHub } from '@/state/live/hubAddress';
import { joinTable, knock, type FoundTable, type Way } from '@/state/live/joinTable';
import { useStores } from '@/state/useStores';

export interface Join {
  readonly isKnocking: boolean;
  readonly found: FoundTable | null;
  readonly refused: Refusal | null;
  /** By what somebody typed: the letters at this hub, or a whole link. */
  by(typed: string, hub: Result<string, Refusal>): void;
  again(): void;
  sit(seat: string | null): void;
}

/** `onOpen`: this phone has the table now, as this game. */
export function useJoin(invite: Invite | null, onOpen: (id: string, watches: boolean) => void): Join {
  const { services } = useStores();
  const [isKnocking, setKnocking] = useState(invite !== null);
  const [found, setFound] = useState<FoundTable | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const go = useCallback(
    async (hub: string, way: Way) => {
      // A table that this phone has already is opened, whether its hub answers or not.
      const known = 'table' in way ? await services.data.shares.sessionOf(way.table) : null;
      if (known !== null) return onOpen(known, false);
      const answer = await knock(services, hub, way);
      setKnocking(false);
      if (!answer.ok) return setRefused(answer.error);
      await rememberHub(services, hub);
      const here = await services.data.shares.sessionOf(answer.value.about.id);
      if (here !== null) return onOpen(here, false);
      setFound(answer.value);
    },
    [services, onOpen],
  );
  const { hub, table, secret } = invite ?? {};
  const knockAt = useCallback(() => {
    if (hub !== undefined && table !== undefined && secret !== undefined) void go(hub, { table, secret });
  }, [go, hub, table, secret]);
  useEffect(knockAt, [knockAt]);

  const begin = (hub: string, way: Way) => {
    setKnocking(true);
    setRefused(null);
    void go(hub, way);
  };
  return {
    isKnocking,
    found,
    refused,
    again: () => invite && begin(invite.hub, invite),
    by: (typed, at) => {
      const link = readLink(typed);
      const own = services.live.hub;
      // A page may talk to its own server only.
      if (link && own !== null && link.hub !== own)
        return setRefused(refusal('elsewhere', phrase('live.join.elsewhere')));
      const code = readCode(typed);
      if (link) return begin(link.hub, link);
      if (!code.ok) return setRefused(code.error);
      if (!at.ok) return setRefused(at.error);
      begin(at.value, { code: code.value });
    },
    sit: (seat) => {
      if (found) void joinTable(services, found, seat).then((id) => onOpen(id, seat === null));
    },
  };
}
