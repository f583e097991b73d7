import { field, list, ok, oneOf, optional, type Wizard } from '@/engine';
import { dinosNamed, say } from '../../say';
import { DINOS, type Dino } from '../../terms';
import type { Command } from '../command';
import { no } from '../refuse';
import type { State } from '../state';
import { choose } from './choose';

export interface DinoDiceDraft {
  readonly normal: readonly Dino[] | null;
  readonly dangerous: readonly Dino[] | null;
}

/** No book lists the faces, so every face of up to three Dinos can be told. */
export const FACES: readonly (readonly Dino[])[] = [0, 1, 2, 3].flatMap((size) =>
  Array.from({ length: size + 1 }, (_, raptors) => [
    ...Array.from({ length: size - raptors }, (): Dino => 'trampler'),
    ...Array.from({ length: raptors }, (): Dino => 'raptor'),
  ]),
);

/** Deterministic Dinos: the two faces that lie open. */
export const dinoDice: Wizard<State, Command, DinoDiceDraft> = {
  id: 'dinoDice',
  quick: true,
  title: () => say('session.action.dinoDice'),
  begin: (state) => state.dinoDice ?? { normal: null, dangerous: null },
  readDraft: (at) => {
    const face = (name: keyof DinoDiceDraft) =>
      optional(field(at, name), (dinos) => list(dinos, (dino) => oneOf(dino, DINOS), { max: 3 }), null);
    return { normal: face('normal'), dangerous: face('dangerous') };
  },
  steps: (_state, draft) => [die(draft, 'normal'), die(draft, 'dangerous')],
  review: () => [],
  commit: (_state, { normal, dangerous }) =>
    normal && dangerous ? ok({ type: 'setDinoDice', to: { normal, dangerous } }) : no('nothingChosen'),
};

function die(draft: DinoDiceDraft, name: keyof DinoDiceDraft) {
  return {
    help: say('session.hint.dinoDie'),
    ...choose(
      name,
      say(`session.wizard.${name}Die`),
      FACES.map((face) => {
        return {
          id: face.join('-') || 'none',
          label: dinosNamed(face),
          chosen: draft[name]?.join() === face.join(),
          write: () => ({ ...draft, [name]: face }),
        };
      }),
    ),
  };
}
