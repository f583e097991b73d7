import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { EMPTY_DRAFT, withAnswer, type AnyGame, type Draft, type WizardStep } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { renderPhrase, translate } from '@/i18n';
import type { Stores } from '@/state/stores';
import { StoresContext } from '@/state/useStores';
import { StepChoices } from '../../../app/wizard/StepChoices';
import { StepFigures } from '../../../app/wizard/StepFigures';
import { StepSecret } from '../../../app/wizard/StepSecret';
import { newTable, play } from '../../games/perseverance-1/session/playing';
import { seat } from '../seat';
import { speak } from './sitDown';

beforeEach(() => speak('en'));

const wizard = (perseverance1 as unknown as AnyGame).wizards.find(({ id }) => id === 'assembly');
const NAMES: Readonly<Record<string, string>> = { ana: 'Ana', bo: 'Bo', cy: 'Cy' };

interface Props {
  readonly state: unknown;
  readonly id: string;
  readonly begun: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnswered: () => void;
}

/** One step of the Assembly, as the wizard draws it. */
function Step({ state, id, begun, onDraft, onAnswered }: Props) {
  const [draft, setDraft] = useState(begun);
  const step = wizard?.steps(state, draft).find((one: WizardStep) => one.id === id);
  if (!step) throw new Error(`no ${id}`);
  const rest = {
    open: { seats: newTable(3).config.seats },
    text: (phrase: Parameters<typeof renderPhrase>[1]) =>
      renderPhrase(translate, phrase, perseverance1.id, (one) => NAMES[one] ?? one),
    onAnswer: (answers: Parameters<typeof withAnswer>[1]) => {
      const next = withAnswer(draft, answers);
      setDraft(next);
      onDraft(next);
    },
    onAnswered,
    forecast: () => null,
  };
  if (step.kind === 'figures') return <StepFigures step={step} {...rest} />;
  if (step.kind === 'choices') return <StepChoices step={step} {...rest} />;
  if (step.kind === 'secret') return <StepSecret step={step} {...rest} />;
  throw new Error(`${step.kind} is not drawn here`);
}

/** The game is on this phone only. */
const ALONE = {
  live: createStore(() => ({ view: null })),
  wizard: createStore(() => ({ wizard: null })),
  session: createStore(() => ({ status: { kind: 'closed' } })),
} as unknown as Stores;

function sit(tracking: 'full' | 'essentials', id: string, begun: Draft = EMPTY_DRAFT) {
  const heard = { draft: begun, answered: 0 };
  const state = play(newTable(3, { tracking }), { type: 'beginPlay' });
  seat(
    <StoresContext value={ALONE}>
      <Step
        state={state}
        id={id}
        begun={begun}
        onDraft={(draft) => (heard.draft = draft)}
        onAnswered={() => (heard.answered += 1)}
      />
    </StoresContext>,
  );
  return heard;
}

const cell = (name: string) => screen.getByLabelText(name);

describe('the matrix of the Presence', () => {
  test('a tap is one more, a long press one less, and a screen reader has both', () => {
    const heard = sit('essentials', 'presence');
    fireEvent.press(cell('Sustenance, Ana, Presence'));
    fireEvent.press(cell('Sustenance, Ana, Presence'));
    expect(heard.draft.counted).toEqual({ 'presence sustenance:ana': 2 });
    fireEvent(cell('Sustenance, Ana, Presence'), 'longPress');
    expect(heard.draft.counted).toEqual({ 'presence sustenance:ana': 1 });
    for (const actionName of ['increment', 'increment', 'decrement'])
      fireEvent(cell('Sustenance, Ana, Presence'), 'accessibilityAction', { nativeEvent: { actionName } });
    expect(heard.draft.counted).toEqual({ 'presence sustenance:ana': 2 });
  });

  test('the cell that was tapped has a small minus and a keypad in its row', () => {
    const heard = sit('essentials', 'presence');
    expect(screen.queryByLabelText('Military, Bo, Presence: one less')).toBeNull();
    fireEvent.press(cell('Military, Bo, Presence'));
    const before = heard.draft.counted['presence military:bo'] ?? 0;
    fireEvent.press(cell('Military, Bo, Presence: one less'));
    expect(heard.draft.counted['presence military:bo']).toBe(before - 1);
    expect(cell('Military, Bo, Presence: type the number')).toBeOnTheScreen();
  });

  test('nothing goes below its floor', () => {
    const heard = sit('essentials', 'presence');
    fireEvent(cell('Sustenance, Ana, Presence'), 'longPress');
    expect(heard.draft.counted).toEqual({});
    expect(screen.getByText('It cannot go below 0.')).toBeOnTheScreen();
  });
});

describe('the tiles', () => {
  const turnedUp: Draft = { ...EMPTY_DRAFT, chosen: { way: 'tiles' } };
  const taken = (group: string, option: RegExp) =>
    fireEvent.press(within(cell(group)).getByRole('radio', { name: option }));

  test('in the open they are on one page, and only the last open one leads on', () => {
    const heard = sit('full', 'tiles', turnedUp);
    const groups = screen
      .getAllByLabelText(/: (Ana|Bo|Cy)$/)
      .map((group) => String(group.props['aria-label']));
    expect(groups).toHaveLength(3);
    for (const group of groups) taken(group, /^Votes/);
    // The wizard itself asks whether anything is open still.
    expect(Object.values(heard.draft.chosen)).toEqual(['tiles', 'votes', 'votes', 'votes']);
    const before = heard.answered;
    taken(groups[0] ?? '', /^Production/);
    expect(heard.answered).toBe(before);
  });

  test('with several tiles unseen the choices wait for Done, and then nothing is marked', () => {
    const two: Draft = { ...EMPTY_DRAFT, overrides: { 'military:ana': 5 } };
    const heard = sit('full', 'secret', two);
    fireEvent.press(screen.getByRole('button', { name: 'I am Ana: show my choice' }));
    taken('Military', /^Votes/);
    expect(heard.draft.chosen).toEqual({});
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(heard.draft.chosen).toEqual({});
    taken('Expansion', /^Production/);
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(heard.draft.chosen).toEqual({
      'secret ana:military': 'votes',
      'secret ana:expansion': 'production',
    });
    expect(screen.queryAllByRole('radio')).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Ana wants to choose again' }));
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});
