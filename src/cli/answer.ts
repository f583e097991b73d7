import type { ExplainStep, Outcome, Phrase, Refusal, Result } from '@/engine';
import { renderPhrase, type Translate } from '@/i18n/render';

/** What is printed for one input: the figures with their explanation in words, or the refusal. */
export function answer(result: Result<Outcome, Refusal>, translate: Translate): object {
  if (!result.ok) return answerRefusal(result.error, translate);
  const { figures, explanation } = result.value;
  return { ...figures, explain: explanation.map((step) => explain(step, translate)) };
}

export function answerRefusal({ code, message, path = '' }: Refusal, translate: Translate): object {
  return { error: { code, message: render(message, translate), path } };
}

/** One line, as the Why sheet has it: the rule, its figure, the reason, the page. */
function explain({ rule, figure, note, source }: ExplainStep, translate: Translate): string {
  const parts = [render(rule, translate), figure, note && render(note, translate)];
  const words = parts.filter((part) => part !== undefined).join(' · ');
  return source === undefined ? words : `${words} (${source})`;
}

/** A headless case knows its players only by their ids. */
function render(words: Phrase, translate: Translate): string {
  return renderPhrase(translate, words, null, (player) => player);
}
