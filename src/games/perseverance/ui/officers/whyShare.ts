import type { Explanation } from '@/engine';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { OfficerMajority, OfficerShareNow } from '../../moments/assembly/assemblyNow';

/** The answer to "why this figure?": the cubes, the places, and what the place pays. */
export function whyShare({ slots, pool }: OfficerMajority, share: OfficerShareNow): Explanation {
  const player = nameOf(share.owner);
  const inSlots = slots.filter((cube) => cube === share.owner).length;
  const inPool = pool.find(([owner]) => owner === share.owner)?.[1] ?? 0;
  return [
    { rule: say('screens.officers.whyCubes', { player }), figure: `${inSlots} + ${inPool}` },
    ...share.why,
    ...(share.place === null ? [{ rule: say('screens.officers.whyNoPlace', { player }) }] : []),
    ...(share.followers === null ? [{ rule: say('screens.officers.whyAsked') }] : []),
  ];
}
