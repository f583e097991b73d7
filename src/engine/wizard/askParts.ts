import type { Phrase } from '../phrase';
import type { Track } from '../track';
import type { Option } from './ask';
import type { AskedOption } from './asked';

/** What an answer comes to, if it can be given here. */
export function possible<Id extends string>(
  options: readonly Option<Id>[],
  answer: string | null | undefined,
): Id | null {
  return options.find(({ id, reason }) => id === answer && !reason)?.id ?? null;
}

export function withRoom({ min, max = Infinity }: Track, value: number, room: number): Track {
  const most = Math.min(max, value + Math.max(0, room));
  return most === Infinity ? { min } : { min, max: most };
}

export function because(missing: Phrase | null | undefined): { readonly missing?: Phrase } {
  return missing ? { missing } : {};
}

/** The options as a step shows them, each with what a tap on it answers. */
export function optionsOf(
  name: string,
  options: readonly Option[],
  chosen: string | null,
): readonly AskedOption[] {
  return options.map(({ also, ...option }) => ({
    ...option,
    chosen: option.id === chosen,
    answers: { ...also, [name]: option.id },
  }));
}
