import type { TableState } from '../../session/table';
import { presenceOf, type PresenceRules } from './presence';
import { tilesOf, type TileRules } from './tiles';

/** What an episode says about its Assembly. */
export interface AssemblyRules<S extends TableState, Z extends string>
  extends PresenceRules<S, Z>, TileRules<S, Z> {}

/** The pages that are the same in both books, bound to the rules of one. */
export function assemblyOf<S extends TableState, Z extends string>(rules: AssemblyRules<S, Z>) {
  return { ...presenceOf(rules), askTiles: tilesOf(rules) };
}
