/**
 * How long a test waits for the app: one limit for all of them. A test that passes never uses it up, so it is
 * generous, and it grows with how slow the machine is at this moment.
 */
const LIMIT = 60_000;
/** A whole evening waits more than once; one that is stuck still ends. */
const WAITS_OF_AN_EVENING = 10;
/** What the work below takes on a quiet machine of 2020. */
const QUIET_MS = 12;
const MEASURED_EVERY = 5_000;

let slowness = 1;
let measuredAt = Number.NEGATIVE_INFINITY;

export function patience(): number {
  const now = performance.now();
  // Load comes and goes: what was slow a moment ago counts half for the next look.
  if (now - measuredAt > MEASURED_EVERY) {
    slowness = Math.max(1, measure(), slowness / 2);
    measuredAt = now;
  }
  return LIMIT * slowness;
}

export function eveningPatience(): number {
  return patience() * WAITS_OF_AN_EVENING;
}

/** A fixed piece of work by the wall clock: other programs that want the cores make it longer. */
function measure(): number {
  const begun = performance.now();
  let mixed = 1;
  for (let round = 0; round < 8_000_000; round += 1) mixed = Math.imul(mixed ^ round, 0x01000193);
  return mixed === 0 ? 1 : (performance.now() - begun) / QUIET_MS;
}
