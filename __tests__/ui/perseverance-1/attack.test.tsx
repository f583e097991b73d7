import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import { withAnswer, type Draft, type GameWidgetProps, type Phrase } from '@/engine';
import { renderPhrase, translate } from '@/i18n';
import type { State } from '@/games/perseverance-1/session/state';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import { columnsOf, type GridEdits } from '@/games/perseverance-1/moments/dinoAttack/attackArea';
import { AttackBegin } from '@/games/perseverance-1/ui/attack/AttackBegin';
import { AttackPosition } from '@/games/perseverance-1/ui/attack/AttackPosition';
import { AttackCommunity } from '@/games/perseverance-1/ui/attack/AttackCommunity';
import { AttackRewards } from '@/games/perseverance-1/ui/attack/AttackRewards';
import { tapped } from '../../support/tap';
import { seat } from '../seat';
import { layOut, midEvening } from './evening';
import { speak } from './sitDown';

beforeEach(() => speak('en'));

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

type Widget = (props: GameWidgetProps<State, never, never>) => ReactElement | null;

/** The widget over a real draft; what it writes is kept, as the wizard keeps it. */
function showStep(id: string, widget: Widget, state: State, start: Draft) {
  const drafts: Draft[] = [start];
  let answers = 0;
  seat(
    <Step
      id={id}
      widget={widget}
      state={state}
      start={start}
      drafts={drafts}
      onAnswered={() => (answers += 1)}
    />,
  );
  return { drafts, answers: () => answers };
}

/** An attack on the Military Zone, with what was put onto its grid. */
function military(state: State, laid: GridEdits = []): Draft {
  return withAnswer(dinoAttack.begin(state, 'emmy'), {
    drawn: { begin: { zone: 'military', dangerous: {} }, 'position:military': laid },
  });
}

function columnIn(state: State, draft: Draft | undefined, column: number) {
  const laid = draft?.drawn['position:military'] as GridEdits;
  return columnsOf(state, { zone: 'military', dangerous: state.zones.military.dangerous }, laid)[column];
}

interface StepProps {
  readonly id: string;
  readonly widget: Widget;
  readonly state: State;
  readonly start: Draft;
  readonly drafts: Draft[];
  readonly onAnswered: () => void;
}

function Step({ id, widget: Drawn, state, start, drafts, onAnswered }: StepProps) {
  const [draft, setDraft] = useState(start);
  const { seats } = state.config;
  const text = (phrase: Phrase) =>
    renderPhrase(
      translate,
      phrase,
      'perseverance-1',
      (name) => seats.find((sitting) => sitting.id === name)?.name ?? name,
    );
  const keep = (next: Draft) => {
    drafts.push(next);
    setDraft(next);
  };
  const step = dinoAttack.steps(state, draft).find((one) => one.id === id);
  if (step?.kind !== 'custom') throw new Error(`nothing is drawn on ${id}`);
  return (
    <Drawn
      state={state}
      seats={seats}
      text={text}
      draft={step.value as never}
      given={step.given as never}
      step={id}
      onWrite={(value: unknown) => keep(tapped(draft, step, { drawn: value }))}
      onAnswered={onAnswered}
      onActor={(player) => keep({ ...draft, player })}
    />
  );
}

test('a tap on the Zone goes on, the player on turn is known, and the covers can be put right', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts, answers } = showStep('begin', AttackBegin, state, dinoAttack.begin(state));
  expect(screen.getByRole('radio', { name: 'Emmy' })).toBeChecked();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Military: Dangerous' }));
  choose('Tomek');
  expect(answers()).toBe(0);
  tap(/^Military/);
  expect(answers()).toBe(1);
  expect(drafts.at(-1)).toMatchObject({
    player: 'tomek',
    drawn: { begin: { zone: 'military', dangerous: { military: true } } },
  });
});

test('in Essentials the area is full of Tramplers, and every tap is one piece', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = showStep('position', AttackPosition, state, military(state));
  tap('Column 2, near Dino space, Trampler');
  tap('Column 2, Wall, empty');
  choose('Heavy');
  choose('Nina');
  tap('Column 2, bottom row, empty');
  choose('Trap');
  tap('Column 2, near Dino space, Raptor');
  expect(columnIn(state, drafts.at(-1), 1)).toEqual({
    spaces: [
      { dino: 'raptor', trap: { owner: 'nina', type: null } },
      { dino: 'trampler', trap: null },
      { dino: null, trap: null },
    ],
    wall: 'emmy',
    soldiers: [null, { owner: 'nina', type: 'heavy' }],
  });
  tap('Column 2, bottom row, Heavy of Nina');
  expect(columnIn(state, drafts.at(-1), 1)?.soldiers).toEqual([null, null]);
});

test('a tap on somebody else’s piece changes nothing and selects its owner', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = showStep('position', AttackPosition, state, military(state));
  tap('Column 1, Wall, empty');
  choose('Tomek');
  const before = drafts.length;
  tap('Column 1, Wall, Wall of Emmy');
  expect(drafts).toHaveLength(before);
  expect(screen.getByRole('radio', { name: 'Emmy' })).toBeChecked();
});

test('in Full tracking the tracked pieces are there, and a change stays in the draft', () => {
  const state = midEvening();
  const before = JSON.stringify(state);
  const { drafts } = showStep('position', AttackPosition, state, military(state));
  const standing = state.zones.military.columns.findIndex(({ wall }) => wall !== null);
  expect(standing).toBeGreaterThanOrEqual(0);
  fireEvent.press(screen.getByRole('checkbox', { name: 'Clear' }));
  tap(new RegExp(`^Column ${standing + 1}, Wall, Wall of`));
  expect(columnIn(state, drafts.at(-1), standing)?.wall).toBeNull();
  expect(JSON.stringify(state)).toBe(before);
});

test('with nobody under the Wall the forecast says that a breach is certain', () => {
  const state = layOut({ tracking: 'essentials' });
  showStep('position', AttackPosition, state, military(state));
  expect(screen.getByText(/^A breach, whatever is rolled/)).toBeOnTheScreen();
  expect(screen.getByText('Followers to lose: Emmy, active player')).toBeOnTheScreen();
});

test('Settlements are tapped from the lowest up, the last one can be taken back, and six are enough', () => {
  const state = layOut({ tracking: 'essentials', players: 2 });
  const { drafts } = showStep('community', AttackCommunity, state, military(state));
  expect(screen.getByText('None yet')).toBeOnTheScreen();
  tap('Tomek');
  tap('Dissenters');
  tap('Take the topmost away');
  tap('Emmy');
  expect(drafts.at(-1)?.drawn['community:military']).toMatchObject({ settlements: ['tomek', 'emmy'] });
  expect(screen.getByText('2. Emmy')).toBeOnTheScreen();
  for (let more = 0; more < 5; more++) tap('Emmy');
  expect(drafts.at(-1)?.drawn['community:military']).toMatchObject({
    settlements: ['tomek', ...Array.from({ length: 5 }, () => 'emmy')],
  });
});

test('rewards: the price and yield of all, why some are disabled, and the page turns to the next player', () => {
  const seated = layOut({ tracking: 'essentials', players: 2 });
  const rich = (id: string, safeguard: number, valor: number) => ({
    ...(seated.players[id] as State['players'][string]),
    safeguard,
    valor,
  });
  const state: State = {
    ...seated,
    breachTokens: ['kills', 'walls', 'fallen'],
    players: { emmy: rich('emmy', 1, 0), tomek: rich('tomek', 0, 1) },
  };
  // One Dino in each column; the first two have a Wall.
  const laid: GridEdits = [
    ...[0, 1, 2].map((column) => ({
      column,
      edit: {
        piece: 'dino' as const,
        space: 0,
        to: column === 1 ? ('raptor' as const) : ('trampler' as const),
      },
    })),
    ...[0, 1, 2].map((column) => ({ column, edit: { piece: 'dino' as const, space: 1, to: null } })),
    { column: 0, edit: { piece: 'wall', to: 'emmy' } },
    { column: 1, edit: { piece: 'wall', to: 'tomek' } },
  ];
  const rolled = withAnswer(military(state, laid), {
    counted: { 'walls 0:skull of military': 1, 'walls 1:skull of military': 0 },
  });
  const { drafts } = showStep('rewards', AttackRewards, state, rolled);
  expect(screen.getByRole('tab', { name: 'Emmy: 0 of 1' })).toBeSelected();
  expect(
    screen.getByRole('checkbox', { name: /^5 Followers: Followers \+5 for 1 Safeguard and 2 Valor/ }),
  ).toBeDisabled();
  fireEvent.press(screen.getByRole('checkbox', { name: /^Production of the Zone/ }));
  expect(screen.getByRole('tab', { name: 'Tomek: 0 of 1' })).toBeSelected();
  tap('Tomek declines the rest');
  expect(drafts.at(-1)?.drawn['rewards:military']).toEqual({
    picks: { emmy: ['production'] },
    declined: ['tomek'],
  });
  expect(screen.getByRole('tab', { name: 'Tomek: declined' })).toBeOnTheScreen();
});
