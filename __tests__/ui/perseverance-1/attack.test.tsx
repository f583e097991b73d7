import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import type { GameWidgetProps, Phrase } from '@/engine';
import { renderPhrase, translate } from '@/i18n';
import type { State } from '@/games/perseverance-1/session/state';
import { dinoAttack } from '@/games/perseverance-1/session/wizards/dinoAttack';
import { attackOn, type AttackDraft } from '@/games/perseverance-1/session/wizards/dinoAttackDraft';
import { AttackPosition } from '@/games/perseverance-1/ui/attack/AttackPosition';
import { AttackSettlements } from '@/games/perseverance-1/ui/attack/AttackSettlements';
import { seat } from '../seat';
import { layOut, midEvening } from './evening';
import { speak } from './sitDown';

beforeEach(() => speak('en'));

const tap = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

type Widget = (props: GameWidgetProps<State, AttackDraft>) => ReactElement;

/** The widget over a real draft; what it writes is kept, as the wizard keeps it. */
function walk(widget: Widget, state: State, start: AttackDraft): { readonly drafts: AttackDraft[] } {
  const drafts: AttackDraft[] = [start];
  seat(<Step widget={widget} state={state} start={start} drafts={drafts} />);
  return { drafts };
}

interface StepProps {
  readonly widget: Widget;
  readonly state: State;
  readonly start: AttackDraft;
  readonly drafts: AttackDraft[];
}

function Step({ widget: Drawn, state, start, drafts }: StepProps) {
  const [draft, setDraft] = useState(start);
  const { seats } = state.config;
  const text = (phrase: Phrase) =>
    renderPhrase(
      translate,
      phrase,
      'perseverance-1',
      (id) => seats.find((sitting) => sitting.id === id)?.name ?? id,
    );
  const write = (next: AttackDraft) => {
    drafts.push(next);
    setDraft(next);
  };
  return (
    <Drawn
      state={state}
      seats={seats}
      text={text}
      draft={draft}
      onWrite={write}
      onAnswered={() => undefined}
    />
  );
}

test('in Essentials the grid begins empty and is filled here', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = walk(AttackPosition, state, attackOn('military', 'emmy'));
  choose('Raptor');
  tap('Column 2, near Dino space, empty');
  choose('Trap');
  choose('Nina');
  tap('Column 2, near Dino space, Raptor');
  choose('Wall');
  tap('Column 2, Wall, empty');
  choose('Heavy');
  tap('Column 2, bottom row, empty');
  expect(drafts.at(-1)?.columns?.[1]).toEqual({
    spaces: [
      { dino: 'raptor', trap: { owner: 'nina', type: null } },
      { dino: null, trap: null },
      { dino: null, trap: null },
    ],
    wall: 'nina',
    soldiers: [null, { owner: 'nina', type: 'heavy' }],
  });
  expect(screen.getByRole('button', { name: 'Column 2, bottom row, Heavy of Nina' })).toBeOnTheScreen();
});

test('in Full tracking what is tracked stands there, and a change stays in the draft', () => {
  const state = midEvening();
  const before = JSON.stringify(state);
  const { drafts } = walk(AttackPosition, state, { ...dinoAttack.begin(state), zone: 'military' });
  const standing = state.zones.military.columns.findIndex(({ wall }) => wall !== null);
  expect(standing).toBeGreaterThanOrEqual(0);
  choose('Clear');
  const wall = screen.getByRole('button', { name: new RegExp(`^Column ${standing + 1}, Wall, Wall of`) });
  fireEvent.press(wall);
  expect(drafts.at(-1)?.columns?.[standing]?.wall).toBeNull();
  expect(JSON.stringify(state)).toBe(before);
});

test('Settlements are tapped from the lowest up, the last one can be taken back, and six are enough', () => {
  const state = layOut({ tracking: 'essentials', players: 2 });
  const { drafts } = walk(AttackSettlements, state, attackOn('military', 'emmy'));
  expect(screen.getByText('None yet')).toBeOnTheScreen();
  tap('Tomek');
  tap('Dissenters');
  tap('Take the topmost away');
  tap('Emmy');
  expect(drafts.at(-1)?.settlements).toEqual(['tomek', 'emmy']);
  expect(screen.getByText('2. Emmy')).toBeOnTheScreen();
  for (let more = 0; more < 5; more++) tap('Emmy');
  expect(drafts.at(-1)?.settlements).toHaveLength(6);
});
