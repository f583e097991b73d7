import * as fc from 'fast-check';

/**
 * Every run draws the same cases, so that what passed here passes on the next machine too. `LUCK=any` draws new ones
 * each time, `LUCK=<number>` those of a run that failed; fast-check prints that number.
 */
const wished = process.env['LUCK'] ?? '20261117';
if (wished !== 'any') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wished) });
