import type { Ask } from '@/engine';
import { dinosNamed, say } from '../../say';
import type { Dino } from '../../terms';
import type { DinoDice } from '../../session/state';
import { wizard } from '../../session/wizards/wizard';

/** No book lists the faces, so every face of up to three Dinos can be entered. */
const FACES: readonly (readonly Dino[])[] = [0, 1, 2, 3].flatMap((size) =>
  Array.from({ length: size + 1 }, (_, raptors) => [
    ...Array.from({ length: size - raptors }, (): Dino => 'trampler'),
    ...Array.from({ length: raptors }, (): Dino => 'raptor'),
  ]),
);

/** Deterministic Dinos: the two faces that lie open. */
export const dinoDice = wizard({
  id: 'dinoDice',
  quick: true,
  title: () => say('session.action.dinoDice'),
  script(ask, state) {
    const normal = askFace(ask, 'normal', 'normal', state.dinoDice?.normal);
    const dangerous = askFace(ask, 'dangerous', 'dangerous', state.dinoDice?.dangerous);
    return normal && dangerous ? { type: 'setDinoDice', to: { normal, dangerous } } : null;
  },
});

/** What a die shows; null while nobody has said it. */
export function askFace(
  ask: Ask,
  id: string,
  die: keyof DinoDice,
  shown?: readonly Dino[],
): readonly Dino[] | null {
  const chosen = ask.choose({
    id,
    title: say(`session.wizard.${die}Die`),
    help: say('session.hint.dinoDie'),
    options: FACES.map((face) => ({ id: idOf(face), label: dinosNamed(face) })),
    initial: shown ? idOf(shown) : null,
  });
  return FACES.find((face) => idOf(face) === chosen) ?? null;
}

function idOf(face: readonly Dino[]): string {
  return face.join('-') || 'none';
}
