import { useCallback, useEffect, useState } from 'react';
import { phrase, refusal, type Refusal, type Result } from '@/engine';
import { readCode, readLink, type Invite } from '@/live/invite';
import { rememberHub } from '@/state/live/hubAddress';
import { joinTable, knock, type FoundTable, type Way } from '@/state/live/joinTable';
import type { Services } from '@/state/services';
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
    (hub: string, way: Way) =>
      void knockAt(services, hub, way).then((answer) => {
        if (answer.kind === 'known') return onOpen(answer.id, false);
        setKnocking(false);
        if (answer.kind === 'found') setFound(answer.found);
        else setRefused(answer.refused);
      }),
    [services, onOpen],
  );
  const { hub, table, secret } = invite ?? {};
  useEffect(() => {
    if (hub !== undefined && table !== undefined && secret !== undefined) go(hub, { table, secret });
  }, [go, hub, table, secret]);

  const begin = (hub: string, way: Way) => {
    setKnocking(true);
    setRefused(null);
    go(hub, way);
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

type Answer =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'found'; readonly found: FoundTable }
  | { readonly kind: 'refused'; readonly refused: Refusal };

/** A table that this phone has already is opened, whether its hub answers or not. */
async function knockAt(services: Services, hub: string, way: Way): Promise<Answer> {
  const { shares } = services.data;
  const known = 'table' in way ? await shares.sessionOf(way.table) : null;
  if (known !== null) return { kind: 'known', id: known };
  const answer = await knock(services, hub, way);
  if (!answer.ok) return { kind: 'refused', refused: answer.error };
  await rememberHub(services, hub);
  const here = await shares.sessionOf(answer.value.about.id);
  return here === null ? { kind: 'found', found: answer.value } : { kind: 'known', id: here };
}
