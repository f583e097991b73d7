import type { Answers, SetupField, SetupPage } from '@/engine';
import type { GameText } from '../text/useGameText';

/** Enough to recognise how it is set, in one or two lines of a phone. */
const MOST = 3;

/** What a page of options is set to, in few words; empty where it is as the game suggests. */
export function optionWords({ fields }: SetupPage, answers: Answers, text: GameText): string {
  // Of what a copy prints only what differs from ours is news.
  const printed = fields.some(({ kind }) => kind === 'numbers');
  return laterFields(fields)
    .filter(({ id, initial }) => !printed || (answers[id] ?? initial) !== initial)
    .map((field) => wordsOf(field, answers[field.id] ?? field.initial, text))
    .filter((words) => words !== '')
    .slice(0, MOST)
    .join(' · ');
}

/** All but those that are asked beside the players. */
export function laterFields(fields: readonly SetupField[]): readonly SetupField[] {
  return fields.filter((field) => !isEarly(field));
}

type EarlyField = Extract<SetupField, { readonly kind: 'text' }>;

export function isEarly(field: SetupField): field is EarlyField {
  return field.kind === 'text' && field.early === true;
}

function wordsOf(field: SetupField, answer: unknown, text: GameText): string {
  switch (field.kind) {
    case 'choice': {
      const chosen = field.options.find(({ id }) => id === answer);
      return chosen ? text(chosen.label) : '';
    }
    case 'flag':
      return answer === true ? text(field.label) : '';
    case 'text':
      return String(answer).trim();
    case 'number':
    case 'numbers':
    case 'spaces':
      return answer === field.initial ? '' : `${text(field.label)}: ${String(answer)}`;
  }
}
