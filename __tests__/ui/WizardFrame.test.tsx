import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { setLanguage } from '@/i18n';
import { Txt, WizardFrame } from '@/ui';
import { seat } from './seat';

beforeAll(() => setLanguage('en'));

const STEPS = ['Votes', 'Ranking', 'Review'];

function Wizard({ onEnd, stuck }: { onEnd: (how: string) => void; stuck?: string }) {
  const [step, setStep] = useState(1);
  const [present, setPresent] = useState(false);
  return (
    <WizardFrame
      title="Assembly 2 of 3"
      context="Beta 2020"
      step={step}
      of={STEPS.length}
      heading={STEPS[step - 1] ?? ''}
      nextTitle={STEPS[step] ?? 'Hold the Assembly'}
      nextReason={stuck}
      onNext={() => (step === STEPS.length ? onEnd('held') : setStep(step + 1))}
      onBack={step > 1 ? () => setStep(step - 1) : undefined}
      onCancel={() => onEnd('cancelled')}
      present={present}
      onPresent={() => setPresent(!present)}
    >
      <Txt>{`content ${step}`}</Txt>
    </WizardFrame>
  );
}

test('the button names the next step, Back goes back, and only the review commits', () => {
  const ends: string[] = [];
  seat(<Wizard onEnd={(how) => ends.push(how)} />);
  expect(screen.getByRole('heading', { name: 'Votes' })).toBeOnTheScreen();
  expect(screen.getByText('1 of 3')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();

  fireEvent.press(screen.getByRole('button', { name: 'Ranking' }));
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('content 1')).toBeOnTheScreen();

  fireEvent.press(screen.getByRole('button', { name: 'Ranking' }));
  fireEvent.press(screen.getByRole('button', { name: 'Review' }));
  expect(ends).toEqual([]);
  fireEvent.press(screen.getByRole('button', { name: 'Hold the Assembly' }));
  expect(ends).toEqual(['held']);
});

test('the cross cancels', () => {
  const ends: string[] = [];
  seat(<Wizard onEnd={(how) => ends.push(how)} />);
  fireEvent.press(screen.getByRole('button', { name: 'Cancel' }));
  expect(ends).toEqual(['cancelled']);
});

test('what is missing is shown above the foot, and the button does not go on', () => {
  seat(<Wizard onEnd={() => {}} stuck="Somebody has not voted yet." />);
  expect(screen.getByText('Somebody has not voted yet.')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Ranking' })).toBeDisabled();
  fireEvent.press(screen.getByRole('button', { name: 'Ranking' }));
  expect(screen.getByText('content 1')).toBeOnTheScreen();
});

test('Present enlarges the content for the whole table', () => {
  seat(<Wizard onEnd={() => {}} />);
  const size = () => sizeOf(screen.getByText('content 1').props.style);
  const before = size();
  fireEvent.press(screen.getByRole('button', { name: 'Enlarge for the table' }));
  expect(size()).toBeGreaterThan(before);
});

function sizeOf(style: readonly { readonly fontSize?: number }[]): number {
  return style.find((part) => part.fontSize !== undefined)?.fontSize ?? 0;
}
