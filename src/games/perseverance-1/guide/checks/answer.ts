import type { Deltas, ResultLine } from '@/engine';
import { gainLines as familyLines } from '../../../perseverance/guide/checks/answer';
import { rulesOf } from '../../editions';
import { assetName } from '../../say';
import { ASSETS, type Edition } from '../../terms';

/** What everybody gains and pays, as this edition calls it. */
export function gainLines(
  edition: Edition,
  owners: readonly string[],
  deltas: Deltas,
): readonly ResultLine[] {
  const rules = rulesOf(edition);
  return familyLines(owners, deltas, ASSETS, (asset) => assetName(rules, asset));
}
