import { useEffect, useState } from 'react';
import { listOf, read, shape, text } from '@/engine';
import { isHere, pageOf, writeLink } from '@/live/invite';
import type { LiveView } from '@/state/live/liveView';

const answer = shape({ addresses: listOf(text) });

/** The link for other phones. `reaches`: false where only this computer finds it, null while that is not known. */
export function useTableLink({ hub, tableId, secret }: LiveView): {
  readonly link: string;
  readonly reaches: boolean | null;
} {
  const [address, setAddress] = useState<string | null>();
  const local = isHere(hub);
  useEffect(() => {
    if (!local) return undefined;
    let isGone = false;
    void addressesOf(hub).then(([first = null]) => !isGone && setAddress(first));
    return () => {
      isGone = true;
    };
  }, [hub, local]);
  const invite = { hub, table: tableId, secret };
  return {
    link: writeLink(invite, address ?? undefined),
    reaches: !local || (address === undefined ? null : address !== null),
  };
}

/** A page on localhost does not know what other devices call this computer; its hub does. */
async function addressesOf(hub: string): Promise<readonly string[]> {
  try {
    const response = await fetch(`${pageOf(hub)}/live/addresses`);
    const known = response.ok ? read(await response.json(), answer) : null;
    return known?.ok ? known.value.addresses : [];
  } catch {
    return [];
  }
}
