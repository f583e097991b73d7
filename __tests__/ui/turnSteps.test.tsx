import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { phrase, type Phrase, type WizardStep } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import { TurnSteps } from '../../app/turn/TurnSteps';
import { seat } from './seat';

const OPEN = { seats: [] } as unknown as OpenSession;
const drawn: string[] = [];
const text = ({ key }: Phrase) => {
  drawn.push(key);
  return key;
};

const question = (id: string, chosen: string | null): WizardStep => ({
  kind: 'choice',
  id,
  title: phrase(id),
  layout: 'chips',
  options: ['a', 'b'].map((one) => ({
    id: one,
    label: phrase(`${id} ${one}`),
    chosen: one === chosen,
    answers: { [id]: one },
  })),
});

/** Two questions, made again at every tap as wizards make them. */
function Page() {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({ die: 'a', cubes: 'a' });
  return (
    <TurnSteps
      steps={Object.entries(chosen).map(([id, one]) => question(id, one))}
      open={OPEN}
      text={text}
      words={false}
      onAnswer={({ chosen: said }) => setChosen({ ...chosen, ...said })}
      onTile={() => undefined}
    />
  );
}

const chip = (name: string) => screen.getByRole('radio', { name });

test('a tap draws only the question that was answered; the others still do what the page does now', () => {
  seat(<Page />);
  drawn.length = 0;
  fireEvent.press(chip('die b'));
  expect(drawn).toContain('die');
  expect(drawn).not.toContain('cubes');
  fireEvent.press(chip('cubes b'));
  expect(chip('die b')).toBeChecked();
  expect(chip('cubes b')).toBeChecked();
});
