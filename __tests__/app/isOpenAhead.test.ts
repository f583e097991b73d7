import { phrase, type WizardStep } from '@/engine';
import { isOpenAhead } from '../../app/wizard/isOpenAhead';

const title = phrase('a question');
const choice = (id: string, chosen: boolean): WizardStep => ({
  kind: 'choice',
  id,
  title,
  options: [{ id: 'yes', label: title, chosen, answers: {} }],
});

test('as long as a question is open the wizard names no number of steps', () => {
  expect(isOpenAhead([choice('one', false)], 0)).toBe(true);
  expect(isOpenAhead([choice('one', true), choice('two', false)], 0)).toBe(true);
});

test('once everything from here on is answered it does', () => {
  expect(isOpenAhead([choice('one', true), choice('two', true)], 0)).toBe(false);
  // The review is no step of the script.
  expect(isOpenAhead([choice('one', true)], 1)).toBe(false);
});
