import { fireEvent, screen } from '@testing-library/react-native';
import { phrase, type Phrase, type TapAnswers, type WizardStep } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import { ChoiceTiles } from '../../app/wizard/ChoiceTiles';
import { Picks } from '../../app/wizard/StepPicks';
import { seat } from './seat';

const OPEN = { seats: [] } as unknown as OpenSession;
const text = ({ key }: Phrase) => key;
const step = <K extends WizardStep['kind']>(one: object) =>
  ({ id: 'step', title: phrase('step'), ...one }) as unknown as Extract<WizardStep, { kind: K }>;

describe('a group of tiles', () => {
  const tiles = (reasons: Readonly<Record<string, string | undefined>>) =>
    step<'choice'>({
      kind: 'choice',
      layout: 'tiles',
      groups: [{ id: 'leader', title: phrase('Leader') }],
      options: Object.entries(reasons).map(([id, reason]) => ({
        id,
        group: 'leader',
        label: phrase(id),
        chosen: false,
        answers: {},
        ...(reason !== undefined && { reason: phrase(reason) }),
      })),
    });
  const show = (reasons: Readonly<Record<string, string | undefined>>, words = false) =>
    seat(<ChoiceTiles step={tiles(reasons)} open={OPEN} text={text} words={words} onTap={() => undefined} />);

  test('all closed for one reason says that reason once, instead of them', () => {
    show({ military: 'on an Adventure', expansion: 'on an Adventure' });
    expect(screen.getByText('on an Adventure')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'military' })).toBeNull();
  });

  test('stays as it is where one is open, where the reasons differ, and where the rules are asked for', () => {
    show({ military: 'taken', expansion: undefined });
    expect(screen.getByRole('button', { name: 'military' })).toBeDisabled();
    screen.unmount();
    show({ military: 'taken', expansion: 'too dear' });
    expect(screen.getByRole('button', { name: 'expansion' })).toBeDisabled();
    screen.unmount();
    show({ military: 'taken', expansion: 'taken' }, true);
    expect(screen.getAllByRole('button', { name: /taken/ })).toHaveLength(2);
  });
});

describe('what was added several times', () => {
  const picked = ['food', 'food', 'scrap', 'food'];
  const rewards = step<'picks'>({
    kind: 'picks',
    repeats: true,
    name: 'rewards',
    picked,
    options: ['food', 'scrap'].map((id) => ({ id, label: phrase(id), chosen: false, answers: {} })),
  });

  test('is one button as long as nothing comes between, and a tap takes the last of them back', () => {
    const said: TapAnswers[] = [];
    seat(<Picks step={rewards} text={text} onAnswer={(answers) => said.push(answers)} />);
    // Each of the two that can be added, then what was: two, one and one.
    expect(screen.getAllByText(/^(food|scrap)/).map(({ props }) => props.children)).toEqual([
      'food',
      'scrap',
      'food × 2',
      'scrap',
      'food',
    ]);
    fireEvent.press(screen.getByText('food × 2'));
    expect(JSON.stringify(said)).toContain(JSON.stringify(['food', 'scrap', 'food']));
  });
});
