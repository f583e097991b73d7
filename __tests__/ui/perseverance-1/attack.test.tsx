import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import { withAnswer, type Draft, type GameWidgetProps, type Phrase } from '@/engine';
import { renderPhrase, translate } from '@/i18n';
import type { State } from '@/games/perseverance-1/session/state';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import {
  columnsOf,
  laidIn,
  type AttackEntered,
  type GridEdits,
} from '@/games/perseverance-1/moments/dinoAttack/attackArea';
import type { FightPage } from '@/games/perseverance-1/moments/dinoAttack/fightPage';
import { AttackFight } from '@/games/perseverance-1/ui/attack/AttackFight';
import { AttackPosition } from '@/games/perseverance-1/ui/attack/AttackPosition';
import { AttackCommunity } from '@/games/perseverance-1/ui/attack/AttackCommunity';
import { AttackRewards } from '@/games/perseverance-1/ui/attack/AttackRewards';
import { AttackRolls } from '@/games/perseverance-1/ui/attack/AttackRolls';
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
    drawn: { area: { zone: 'military', dangerous: {}, laid: { military: laid } } },
  });
}

function columnIn(state: State, draft: Draft | undefined, column: number) {
  const laid = laidIn(draft?.drawn.area as AttackEntered, 'military');
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
    />
  );
}

test('a tap on the Zone shows its grid on the same page, and the covers can be put right', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = showStep('position', AttackPosition, state, dinoAttack.begin(state));
  expect(screen.queryByRole('radio', { name: 'Trap' })).toBeNull();
  tap(/^Military/);
  expect(screen.getByRole('tab', { name: 'Military: Safe, not attacked yet' })).toBeSelected();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Military: Dangerous' }));
  expect(screen.getByRole('tab', { name: 'Military: Dangerous, attacked before' })).toBeSelected();
  expect(drafts.at(-1)?.drawn.area).toEqual({ zone: 'military', dangerous: { military: true }, laid: {} });
  expect(screen.getByRole('radio', { name: 'Emmy' })).toBeChecked();
});

test('a tap on the name of a row does the whole row', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = showStep('position', AttackPosition, state, military(state));
  const columns = () => state.zones.military.columns.map((_, i) => columnIn(state, drafts.at(-1), i));
  tap('middle: whole row');
  expect(columns().map((column) => column?.spaces[1]?.dino)).toEqual(columns().map(() => 'raptor'));
  expect(columns().map((column) => column?.spaces[0]?.dino)).toEqual(columns().map(() => 'trampler'));
  tap('middle: whole row');
  expect(columns().map((column) => column?.spaces[1]?.dino)).toEqual(columns().map(() => 'trampler'));
  choose('Tomek');
  tap('Column 1, top row, empty');
  choose('Nina');
  tap('Top row Valor: whole row');
  expect(columns().map((column) => column?.soldiers[0]?.owner)).toEqual([
    'tomek',
    ...columns()
      .slice(1)
      .map(() => 'nina'),
  ]);
  tap('Top row Valor: whole row');
  expect(columns().map((column) => column?.soldiers[0]?.owner ?? null)).toEqual([
    'tomek',
    ...columns()
      .slice(1)
      .map(() => null),
  ]);
});

test('spaces that nobody followed are filled with Tramplers in one tap', () => {
  const state = layOut({ tracking: 'full' });
  const { drafts } = showStep('position', AttackPosition, state, military(state));
  tap('Tramplers on all empty spaces');
  expect(columnIn(state, drafts.at(-1), 0)?.spaces.map(({ dino }) => dino)).toEqual([
    'trampler',
    'trampler',
    null,
  ]);
  expect(screen.queryByRole('button', { name: 'Tramplers on all empty spaces' })).toBeNull();
});

test('all dice are on one page: a tap each, and the last one goes on', () => {
  const state = layOut({ tracking: 'essentials' });
  const laid: GridEdits = [
    { column: 0, edit: { piece: 'trap', space: 0, to: { owner: 'tomek', type: null } } },
    { column: 0, edit: { piece: 'wall', to: 'emmy' } },
    { column: 1, edit: { piece: 'wall', to: 'nina' } },
  ];
  const { drafts, answers } = showStep('rolls', AttackRolls, state, military(state, laid));
  choose('Tomek’s Trap, column 1: Match: 3 Followers. Trampler Trap: Trampler killed');
  choose('Column 1: Emmy: 1 Safeguard, skull');
  expect(answers()).toBe(0);
  choose('Column 2: Nina: Nothing');
  expect(answers()).toBe(1);
  // Put right afterwards, it stays on the page.
  choose('Column 2: Nina: Other…');
  fireEvent.press(screen.getByRole('button', { name: 'Column 2: Nina, Followers: one more' }));
  expect(answers()).toBe(1);
  expect(drafts.at(-1)?.drawn['rolls:military']).toEqual({
    traps: { '0:0': 'trampler:match-3' },
    walls: {
      0: { followers: 0, safeguard: 1, skull: true },
      1: { followers: 1, safeguard: 0, skull: false },
    },
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
  tap('Column 2, bottom row, Nina’s Heavy');
  expect(columnIn(state, drafts.at(-1), 1)?.soldiers).toEqual([null, null]);
});

test('a tap on somebody else’s piece changes nothing and selects its owner', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = showStep('position', AttackPosition, state, military(state));
  tap('Column 1, Wall, empty');
  choose('Tomek');
  const before = drafts.length;
  tap('Column 1, Wall, Emmy’s Wall');
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
  tap(new RegExp(`^Column ${standing + 1}, Wall, .+’s Wall`));
  expect(columnIn(state, drafts.at(-1), standing)?.wall).toBeNull();
  expect(JSON.stringify(state)).toBe(before);
});

test('with nobody under the Wall the forecast says that a breach is certain', () => {
  const state = layOut({ tracking: 'essentials' });
  showStep('position', AttackPosition, state, military(state));
  expect(screen.getByText(/^Breach certain, whatever you roll/)).toBeOnTheScreen();
  expect(screen.getByText('Followers lost: Emmy, active player')).toBeOnTheScreen();
});

test('Settlements are tapped from the lowest up, the last one can be taken back, and six are enough', () => {
  const state = layOut({ tracking: 'essentials', players: 2 });
  const { drafts } = showStep('community', AttackCommunity, state, military(state));
  expect(screen.getByText('None yet')).toBeOnTheScreen();
  tap('Tomek');
  tap('Dissenters');
  tap('Remove the topmost');
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
    drawn: {
      'rolls:military': {
        traps: {},
        walls: {
          0: { followers: 0, safeguard: 0, skull: true },
          1: { followers: 0, safeguard: 0, skull: false },
        },
      },
    },
  });
  const { drafts } = showStep('rewards', AttackRewards, state, rolled);
  expect(screen.getByRole('tab', { name: 'Emmy: 0 of 1' })).toBeSelected();
  const dear = /^5 Followers: Followers \+5 for 1 Safeguard and 2 Valor/;
  expect(screen.queryByRole('checkbox', { name: dear })).toBeNull();
  tap(/more, out of reach or useless$/);
  expect(screen.getByRole('checkbox', { name: dear })).toBeDisabled();
  fireEvent.press(screen.getByRole('checkbox', { name: /^Production of the Zone/ }));
  expect(screen.getByRole('tab', { name: 'Tomek: 0 of 1' })).toBeSelected();
  tap('Tomek takes no more');
  expect(drafts.at(-1)?.drawn['rewards:military']).toEqual({
    picks: { emmy: ['production'] },
    declined: ['tomek'],
  });
  expect(screen.getByRole('tab', { name: 'Tomek: takes no more' })).toBeOnTheScreen();
});

test('the fight is played on the grid: a blow at a time, who acts is named, and the breach ends it', () => {
  const state = layOut({ tracking: 'essentials' });
  const laid: GridEdits = [
    { column: 0, edit: { piece: 'dino', space: 0, to: 'raptor' } },
    { column: 0, edit: { piece: 'soldier', row: 'top', to: { owner: 'tomek', type: 'heavy' } } },
    { column: 1, edit: { piece: 'soldier', row: 'bottom', to: { owner: 'nina', type: 'light' } } },
  ];
  const step = dinoAttack.steps(state, military(state, laid)).find(({ id }) => id === 'outcome');
  if (step?.kind !== 'scenes') throw new Error('nothing is played');
  const given = step.stage?.given as FightPage;
  const seen = (count: number) => seat(<Fight state={state} given={given} seen={count} />);
  const image = (name: string | RegExp) => screen.queryByRole('img', { name });

  seen(1);
  expect(image('Column 1, top row, Tomek’s Heavy, acting')).toBeOnTheScreen();
  expect(image('Column 1, near Dino space, Raptor, killed')).toBeOnTheScreen();
  expect(image('Column 1, middle Dino space, Trampler, killed')).toBeOnTheScreen();
  expect(image('Column 2, near Dino space, Trampler')).toBeOnTheScreen();
  expect(image(/broke through/)).toBeNull();
  screen.unmount();

  seen(step.scenes.length);
  expect(image('Column 1, top row, Tomek’s Heavy, fallen')).toBeOnTheScreen();
  expect(image('Column 2, near Dino space, Trampler, killed')).toBeOnTheScreen();
  expect(image('Column 2, middle Dino space, Trampler, breaks through')).toBeOnTheScreen();
  expect(image(/^Breach: \d+ Tramplers broke through\. .*Emmy loses \d+ Followers/)).toBeOnTheScreen();
});

interface FightProps {
  readonly state: State;
  readonly given: FightPage;
  readonly seen: number;
}

function Fight({ state, given, seen }: FightProps) {
  const { seats } = state.config;
  const nameOf = (id: string) => seats.find((sitting) => sitting.id === id)?.name ?? id;
  return (
    <AttackFight
      state={state}
      seats={seats}
      text={(phrase) => renderPhrase(translate, phrase, 'perseverance-1', nameOf)}
      draft={seen}
      given={given}
      step="outcome"
      onWrite={() => undefined}
      onAnswered={() => undefined}
    />
  );
}
