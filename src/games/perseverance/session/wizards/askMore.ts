import type { Ask, Option } from '@/engine';
import { say } from '../../say';
import type { Course } from '../course';

/** Which halves of a turn the page asks for: what is done is asked again only for those who want it. */
export interface Halves {
  readonly die: boolean;
  readonly secondary: boolean;
}

const YES = 'yes';

/** A second die in one turn is rare: somebody may have forgotten to pass the turn on. */
export const ANOTHER_DIE: Option = { id: 'again', label: say('session.turn.again'), also: { again: YES } };

const ANOTHER_SECONDARY: Option = {
  id: 'twice',
  label: say('session.turn.twice'),
  also: { twice: YES },
};

export function openHalves(ask: Pick<Ask, 'answered'>, { done }: Course): Halves {
  const wanted = (name: string) => ask.answered(name, [YES]) !== null;
  return {
    die: !done.includes('die') || wanted('again'),
    secondary: !done.includes('secondary') || wanted('twice'),
  };
}

/** Both halves are folded once they are done, so that no tap does them twice by mistake. */
export function askMore(ask: Pick<Ask, 'choose'>, { die }: Halves): null {
  ask.choose({
    id: 'more',
    title: say('session.turn.more'),
    layout: 'tiles',
    options: [...(die ? [] : [ANOTHER_DIE]), ANOTHER_SECONDARY],
  });
  return null;
}
