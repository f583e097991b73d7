import {
  answerName,
  answerTo,
  mapOf,
  readStored,
  said,
  text,
  withAnswersOf,
  withoutAnswers,
  type AskedOption,
  type Draft,
  type SecretTurn,
  type TapAnswers,
  type WizardStep,
} from '@/engine';
import type { ToHub } from '@/live/protocol';
import { seal, unseal } from '@/live/seal';
import { secretHash } from '@/live/secret';
import type { AnyWizard } from '../drafts/steps';
import type { Seals } from './liveView';

export type SecretStep = Extract<WizardStep, { kind: 'secret' }>;

/** As many letters of a hash as two different questions need. */
const SHORT = 16;

/** What the boxes of a step are kept under: once something else is asked, they are void. */
export function roundOf(shared: string, { id, turns }: SecretStep): string {
  const asked = turns.map(({ player, choices }) => [player, choices.map(namesOf)]);
  return `${shared}/${id}/${secretHash(JSON.stringify(asked)).slice(0, SHORT)}`;
}

export function secretSteps(wizard: AnyWizard, state: unknown, draft: Draft): readonly SecretStep[] {
  return wizard.steps(state, draft).filter((step): step is SecretStep => step.kind === 'secret');
}

/** Everybody who is asked; a player has one box, whatever it answers. */
export function askedIn({ turns }: Pick<SecretStep, 'turns'>): readonly string[] {
  return [...new Set(turns.map(({ player }) => player))];
}

export function turnsOf({ turns }: SecretStep, player: string): readonly SecretTurn[] {
  return turns.filter((turn) => turn.player === player);
}

export const isAnswered = (step: SecretStep) => step.turns.every(({ answered }) => answered);

/** What others may see of a draft: what counts, and of unseen choices nothing before all are made. */
export function withoutSecrets(wizard: AnyWizard, state: unknown, draft: Draft): Draft {
  const hidden = secretSteps(wizard, state, draft)
    .filter((step) => !isAnswered(step))
    .flatMap(({ turns }) => turns.flatMap(({ choices }) => choices.flatMap(namesOf)));
  const counting = withAnswersOf(draft, wizard.counting(state, draft));
  return withoutAnswers(
    counting,
    hidden.map((name) => answerName('chosen', name)),
  );
}

/** What these turns have chosen in the draft; null where something is open. */
export function chosenIn(draft: Draft, turns: readonly SecretTurn[]): readonly AskedOption[] | null {
  return optionsIn(draft.chosen, turns);
}

/** Takes back what these turns have chosen. */
export function takenBack(turns: readonly SecretTurn[]): TapAnswers {
  const names = turns.flatMap(({ choices }) => choices.flatMap(namesOf));
  return { chosen: Object.fromEntries(names.map((name) => [name, null])) };
}

export interface Table {
  /** The shared wizard. */
  readonly name: string;
  /** The secret of the table's link. */
  readonly secret: string;
}

/** `salt`: random, and never used twice. */
export function sealed(
  { name, secret }: Table,
  step: SecretStep,
  player: string,
  options: readonly AskedOption[],
  salt: string,
): Omit<Extract<ToHub, { say: 'seal' }>, 'say'> {
  const place = { wizard: roundOf(name, step), seat: player };
  const chosen = Object.entries(answerTo.options(options).chosen ?? {}).filter(([, to]) => to !== null);
  return { ...place, seats: [...askedIn(step)], ...seal(place, Object.fromEntries(chosen), secret, salt) };
}

/** What is in the boxes, once all of them are open; `bad` are those that hold no choice of their seat. */
export interface Revealed {
  readonly answers: TapAnswers;
  readonly bad: readonly string[];
}

export function revealed({ name, secret }: Table, step: SecretStep, seals: Seals | null): Revealed | null {
  const wizard = roundOf(name, step);
  if (!seals?.boxes || seals.wizard !== wizard) return null;
  const { boxes, hashes } = seals;
  const bad: string[] = [];
  const good = askedIn(step).flatMap((seat): readonly AskedOption[] => {
    const box = boxes.find((one) => one.seat === seat)?.box ?? '';
    const hash = hashes.find((one) => one.seat === seat)?.hash ?? '';
    const opened = unseal({ wizard, seat }, { hash, box }, secret);
    const choice = readStored(opened?.choice, mapOf(text));
    const options = choice.ok ? optionsIn(choice.value, turnsOf(step, seat)) : null;
    if (!options) bad.push(seat);
    return options ?? [];
  });
  return { answers: answerTo.options(good), bad };
}

/** Who has a box at the table in this step. */
export function chosenSeats(name: string, step: SecretStep, seals: Seals | null): readonly string[] {
  return seals?.wizard === roundOf(name, step) ? seals.hashes.map(({ seat }) => seat) : [];
}

/** Only what these turns ask counts: a box answers nothing for anybody else. */
function optionsIn(
  chosen: Readonly<Record<string, string>>,
  turns: readonly SecretTurn[],
): readonly AskedOption[] | null {
  const options: AskedOption[] = [];
  for (const { choices } of turns)
    for (const choice of choices) {
      const option = choice.options.find(
        ({ answers, reason }) =>
          !reason && Object.entries(answers).every(([name, to]) => (said(chosen, name) ?? null) === to),
      );
      if (!option) return null;
      options.push(option);
    }
  return options.length > 0 ? options : null;
}

function namesOf({ options }: SecretTurn['choices'][number]): readonly string[] {
  return [...new Set(options.flatMap(({ answers }) => Object.keys(answers)))];
}
