import type { ResultLine, WizardStep } from '@/engine';
import type { GameText } from '../text/useGameText';

/** What the rules computed, as it is read aloud; null for steps that ask. */
export function stepWords(step: WizardStep, text: GameText): string | null {
  switch (step.kind) {
    case 'result':
      return sentences(step.title, step.lines, text);
    case 'scenes':
      return sentences(step.title, [...step.scenes, ...(step.lines ?? [])], text);
    case 'table': {
      const rows = step.tables.flatMap(({ rows }) =>
        rows.map(({ label, cells }) => [text(label), ...cells].join(' ')),
      );
      const cards = (step.revealed ?? []).map(({ label, choice }) => `${text(label)}: ${text(choice)}`);
      const lines = (step.lines ?? []).map((line) => lineWords(line, text));
      return [text(step.title), ...cards, ...rows, ...lines].join('. ');
    }
    case 'figures':
    case 'choice':
    case 'picks':
    case 'placing':
    case 'choices':
    case 'secret':
    case 'custom':
    case 'checklist':
      return null;
  }
}

function sentences(title: WizardStep['title'], lines: readonly ResultLine[], text: GameText): string {
  return [text(title), ...lines.map((line) => lineWords(line, text))].join('. ');
}

function lineWords({ label, note, figure }: ResultLine, text: GameText): string {
  return [text(label), note && text(note), figure].filter(Boolean).join(', ');
}
