import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import type { GameWidgetProps, Phrase } from '@/engine';
import { renderPhrase, translate } from '@/i18n';
import type { State } from '@/games/perseverance-1/session/state';
import { dinoAttack } from '@/games/perseverance-1/session/wizards/dinoAttack';
import { attackOn, type AttackDraft } from '@/games/perseverance-1/session/wizards/dinoAttackDraft';
import { AttackBegin } from '@/games/perseverance-1/ui/attack/AttackBegin';
import { AttackPosition } from '@/games/perseverance-1/ui/attack/AttackPosition';
import { AttackCommunity } from '@/games/perseverance-1/ui/attack/AttackCommunity';
import { AttackRewards } from '@/games/perseverance-1/ui/attack/AttackRewards';
import { seat } from '../seat';
import { layOut, midEvening } from './evening';
import { speak } from './sitDown';

beforeEach(() => speak('en'));

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

type Widget = (props: GameWidgetProps<State, AttackDraft>) => ReactElement | null;

/** The widget over a real draft; what it writes is kept, as the wizard keeps it. */
function showStep(widget: Widget, state: State, start: AttackDraft) {
  const drafts: AttackDraft[] = [start];
  let answers = 0;
  seat(
    <Step widget={widget} state={state} start={start} drafts={drafts} onAnswered={() => (answers += 1)} />,
  );
  return { drafts, answers: () => answers };
}

interface StepProps {
  readonly widget: Widget;
  readonly state: State;
  readonly start: AttackDraft;
  readonly drafts: AttackDraft[];
  readonly onAnswered: () => void;
}

function Step({ widget: Drawn, state, start, drafts, onAnswered }: StepProps) {
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
      step="position"
      onWrite={write}
      onAnswered={onAnswered}
    />
  );
}

test('a tap on the Zone goes on, the player on turn is known, and the covers can be put right', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts, answers } = showStep(AttackBegin, state, dinoAttack.begin(state));
  expect(screen.getByRole('radio', { name: 'Emmy' })).toBeChecked();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Military: Dangerous' }));
  choose('Tomek');
  expect(answers()).toBe(0);
  tap(/^Military/);
  expect(answers()).toBe(1);
  expect(drafts.at(-1)).toMatchObject({ zone: 'military', player: 'tomek', dangerous: { military: true } });
});

test('in Essentials the area is full of Tramplers, and every tap is one piece', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = showStep(AttackPosition, state, attackOn('military', 'emmy'));
  tap('Column 2, near Dino space, Trampler');
  tap('Column 2, Wall, empty');
  choose('Heavy');
  choose('Nina');
  tap('Column 2, bottom row, empty');
  choose('Trap');
  tap('Column 2, near Dino space, Raptor');
  expect(drafts.at(-1)?.columns?.[1]).toEqual({
    spaces: [
      { dino: 'raptor', trap: { owner: 'nina', type: null } },
      { dino: 'trampler', trap: null },
      { dino: null, trap: null },
    ],
    wall: 'emmy',
    soldiers: [null, { owner: 'nina', type: 'heavy' }],
  });
  tap('Column 2, bottom row, Heavy of Nina');
  expect(drafts.at(-1)?.columns?.[1]?.soldiers).toEqual([null, null]);
});

test('a tap on somebody else’s piece changes nothing and selects its owner', () => {
  const state = layOut({ tracking: 'essentials' });
  const { drafts } = showStep(AttackPosition, state, attackOn('military', 'emmy'));
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
  const { drafts } = showStep(AttackPosition, state, { ...dinoAttack.begin(state), zone: 'military' });
  const standing = state.zones.military.columns.findIndex(({ wall }) => wall !== null);
  expect(standing).toBeGreaterThanOrEqual(0);
  fireEvent.press(screen.getByRole('checkbox', { name: 'Clear' }));
  tap(new RegExp(`^Column ${standing + 1}, Wall, Wall of`));
  expect(drafts.at(-1)?.columns?.[standing]?.wall).toBeNull();
  expect(JSON.stringify(state)).toBe(before);
});

test('with nobody under the Wall the forecast says that a breach is certain', () => {
  const state = layOut({ tracking: 'essentials' });
  showStep(AttackPosition, state, attackOn('military', 'emmy'));
  expect(screen.getByText(/^A breach, whatever is rolled/)).toBeOnTheScreen();
  expect(screen.getByText('Followers to lose: Emmy, active player')).toBeOnTheScreen();
});

test('Settlements are tapped from the lowest up, the last one can be taken back, and six are enough', () => {
  const state = layOut({ tracking: 'essentials', players: 2 });
  const { drafts } = showStep(AttackCommunity, state, attackOn('military', 'emmy'));
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
  const column = { spaces: seated.zones.military.columns[0]?.spaces ?? [], soldiers: [null, null] as const };
  const begun = attackOn('military', 'emmy');
  const dino = (wall: string | null, type: 'trampler' | 'raptor') => ({
    ...column,
    wall,
    spaces: column.spaces.map((space, depth) => (depth === 0 ? { ...space, dino: type } : space)),
  });
  const { drafts } = showStep(AttackRewards, state, {
    ...begun,
    columns: [dino('emmy', 'trampler'), dino('tomek', 'raptor'), dino(null, 'trampler')],
    walls: {
      '0': { followers: 0, safeguard: 0, kill: true },
      '1': { followers: 0, safeguard: 0, kill: false },
    },
  });
  expect(screen.getByRole('tab', { name: 'Emmy: 0 of 1' })).toBeSelected();
  expect(
    screen.getByRole('checkbox', { name: /^5 Followers: Followers \+5 for 1 Safeguard and 2 Valor/ }),
  ).toBeDisabled();
  fireEvent.press(screen.getByRole('checkbox', { name: /^Production of the Zone/ }));
  expect(screen.getByRole('tab', { name: 'Tomek: 0 of 1' })).toBeSelected();
  tap('Tomek declines the rest');
  expect(drafts.at(-1)).toMatchObject({ picks: { emmy: ['production'] }, declined: ['tomek'] });
  expect(screen.getByRole('tab', { name: 'Tomek: declined' })).toBeOnTheScreen();
});
