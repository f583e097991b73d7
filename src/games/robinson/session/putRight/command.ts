import { among, kinds, listOf, readSeat, shape, text, type Shape } from '@/engine';
import { DISCOVERY_TOKENS } from '../../discoveries';
import { ITEM_NAMES } from '../../items';
import { CHARACTERS } from '../../terms';
import { to } from '../change';
import { STAGES, threatField, type State } from '../state';
import { wish } from '../wish';

/** What is set as a whole where the table looks different. */
const things = {
  stage: to(among(STAGES)),
  threat: to(threatField),
  items: to(listOf(among(ITEM_NAMES))),
  discoveries: to(listOf(among(DISCOVERY_TOKENS))),
  campTile: to(wish),
  outside: to(listOf(text)),
  starting: to(listOf(wish)),
} satisfies { readonly [T in keyof State]?: Shape<{ readonly to: State[T] }, object> };

export type Thing = keyof typeof things;
export const THINGS = Object.keys(things) as readonly Thing[];

export const rightCommands = {
  setRight: kinds('thing', things),
  leave: shape({ player: text }),
  comeBack: shape({ player: text }),
  join: shape({ seat: readSeat, character: among(CHARACTERS) }),
};
