/** A Threat is survived by an equal or higher roll. */
export function rollFails(roll: number, threat: number): boolean {
  return roll < threat;
}

/** The Threat track is a ring of six; reaching or passing the skull behind 5 costs a Soldier. */
const RING = 6;

export function advanceToken(
  position: number,
  steps: number,
): { readonly position: number; readonly passedSkull: boolean } {
  return { position: (position + steps) % RING, passedSkull: position + steps >= RING };
}
