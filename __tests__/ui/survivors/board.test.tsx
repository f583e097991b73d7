import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import type { Draft, GameWidgetProps, Phrase } from '@/engine';
import { survivors } from '@/games/survivors';
import { survivors as entry } from '@/games/survivors/entry';
import { decide } from '@/games/survivors/session/decide/decide';
import { evolve } from '@/games/survivors/session/evolve';
import type { State } from '@/games/survivors/session/state';
import { BoardScreen } from '@/games/survivors/ui/board/BoardScreen';
import { Chase } from '@/games/survivors/ui/board/Chase';
import { Corners } from '@/games/survivors/ui/board/Corners';
import { Sides } from '@/games/survivors/ui/encounter/Sides';
import { MapPane } from '@/games/survivors/ui/map/MapPane';
import { MapStrip } from '@/games/survivors/ui/map/MapStrip';
import { renderPhrase, translate } from '@/i18n';
import { play, totals, travel, underWay } from '../../games/survivors/session/playing';
import { wizardOf } from '../../games/survivors/session/runWizard';
import { tapped } from '../../support/tap';
import { seat } from '../seat';
import { sitDownAt } from '../sitDownAt';

const { sitDown, speak } = sitDownAt({ id: 'survivors', decide, evolve }, entry);
beforeEach(() => speak('en'));

type Widget = (props: GameWidgetProps<State, never, never>) => ReactElement | null;

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => fireEvent.press(screen.getByRole('radio', { name }));

/** The widget over a real draft; what it writes is kept, as the wizard keeps it. */
function showStep(id: string, step: string, widget: Widget, state: State) {
  const wizard = wizardOf(id);
  const drafts: Draft[] = [wizard.begin(state)];
  function Step() {
    const Drawn = widget;
    const [draft, setDraft] = useState(drafts[0] ?? wizard.begin(state));
    const { seats } = state.config;
    const shown = wizard.steps(state, draft).find((one) => one.id === step);
    if (shown?.kind !== 'custom') throw new Error(`nothing is drawn on ${step}`);
    const text = (phrase: Phrase) =>
      renderPhrase(
        translate,
        phrase,
        survivors.id,
        (name) => seats.find((sitting) => sitting.id === name)?.name ?? name,
      );
    return (
      <Drawn
        state={state}
        seats={seats}
        text={text}
        draft={shown.value as never}
        given={shown.given as never}
        step={step}
        onWrite={(value: unknown) => {
          const next = tapped(draft, shown, { drawn: value });
          drafts.push(next);
          setDraft(next);
        }}
        onAnswered={() => undefined}
      />
    );
  }
  seat(<Step />);
  return drafts;
}

describe('where to, and the Hordes that follow', () => {
  test('a tap on a tile says what goes, what comes and who arrives; another tap is a second thought', () => {
    const drafts = showStep('travel', 'chase', Chase, underWay(2));
    expect(screen.getByText('Ana leads this turn.')).toBeOnTheScreen();
    tap('Drive north: 0 Hordes would reach you');
    expect(screen.getByText('Reaching you: 0 Hordes')).toBeOnTheScreen();
    expect(
      screen.getByText('Remove the crossed tiles: south-east, south, south-west of the tile you leave.'),
    ).toBeOnTheScreen();
    expect(
      screen.getByText('Place new tiles at 1, 2 and 3: north, north-east, north-west of the tile you enter.'),
    ).toBeOnTheScreen();
    tap('Drive south: 3 Hordes would reach you');
    expect(screen.getByText('Reaching you: 3 Hordes')).toBeOnTheScreen();
    expect(drafts.at(-1)?.drawn.chase).toEqual({ direction: 3, choices: [], hordes: null });
  });

  test('where a Horde has two ways the leader chooses', () => {
    const state = play(underWay(2), { type: 'setHordes', to: { encounter: 0, ring: [2] } });
    const drafts = showStep('travel', 'chase', Chase, state);
    tap(/^Drive north:/);
    expect(screen.getByRole('radio', { name: 'along its own side' })).toBeChecked();
    choose('onto the tile you leave');
    expect(drafts.at(-1)?.drawn.chase).toMatchObject({ choices: [{ from: 2, to: 3 }] });
  });

  test('a table that moved them differently taps the tiles, and can go back to the rules', () => {
    const drafts = showStep('travel', 'chase', Chase, underWay(2));
    tap(/^Drive north:/);
    tap('We moved the Hordes differently');
    fireEvent.press(screen.getByRole('checkbox', { name: 'south: 1 Horde' }));
    expect(drafts.at(-1)?.drawn.chase).toMatchObject({ hordes: { encounter: 0, ring: [2, 4] } });
    tap('As the rules say');
    expect(drafts.at(-1)?.drawn.chase).toMatchObject({ direction: 0, hordes: null });
  });
});

describe('icons at the corners', () => {
  test('an icon is chosen once and tapped onto its spots; the rest is one tap', () => {
    const drafts = showStep('challenges', 'corners', Corners, play(underWay(2), travel(0)));
    tap('Corner 1, the middle: unknown');
    tap('Corner 1, north: unknown');
    choose('Civilized');
    tap('Corner 1, north-east: unknown');
    expect(screen.getByText('Icons seen: 3 of 18')).toBeOnTheScreen();
    expect(screen.getByText(/^Corners counted: 1 of 6\. Combat 2, Civilized 0/)).toBeOnTheScreen();
    // The same icon again takes it off.
    tap('Corner 1, north-east: Civilized');
    expect(screen.getByText('Icons seen: 2 of 18')).toBeOnTheScreen();
    tap('The rest: Production');
    expect(screen.queryByText(/^Icons seen/)).toBeNull();
    expect(Object.keys(drafts.at(-1)?.drawn.corners ?? {})).toHaveLength(18);
  });

  test('on the board an icon is put right the same way', () => {
    const heard = sitDown(BoardScreen, play(underWay(2), travel(0)));
    choose('Icons');
    choose('Production');
    tap('Corner 2, the middle: unknown');
    tap('Corner 2, the middle: Production');
    expect(heard.commands).toEqual([
      { type: 'setIcon', place: 'E', corner: 1, to: 'production' },
      { type: 'setIcon', place: 'E', corner: 1, to: null },
    ]);
    expect(heard.refusals).toEqual([]);
  });
});

describe('the map on the table', () => {
  const waiting = play(underWay(2), travel(0), totals(7, 2, 3));

  test.each([
    ['over the dials of a phone', MapStrip],
    ['beside the players', MapPane],
  ])('%s: Hordes, and the Threat with all three totals while an Encounter waits', (_where, map) => {
    sitDown(map, waiting);
    expect(screen.getByRole('img', { name: 'south: 1 Horde' })).toBeOnTheScreen();
    expect(screen.getByText('Threat: Combat')).toBeOnTheScreen();
    expect(screen.getByText('7')).toBeOnTheScreen();
    expect(screen.getByText('Obstacle: Civilized')).toBeOnTheScreen();
    expect(screen.getByText('Obstacle: Production')).toBeOnTheScreen();
    expect(
      screen.getByLabelText('3 Hordes on the map. Threat: Combat 7. Obstacles: Civilized 2, Production 3'),
    ).toBeOnTheScreen();
  });

  test('a recount shows the new numbers; without an Encounter there are none', () => {
    sitDown(MapStrip, play(waiting, { type: 'recount', totals: { combat: 9, civilized: 2, production: 3 } }));
    expect(screen.getByText('9')).toBeOnTheScreen();
    sitDown(MapStrip, underWay(2));
    expect(screen.queryAllByText(/^Obstacle/)).toHaveLength(0);
    expect(screen.getByText('Hordes on the map')).toBeOnTheScreen();
  });

  test('where the caravan may stay it says what the Hordes would take', () => {
    sitDown(MapStrip, play(waiting, { type: 'skipEncounter' }));
    expect(screen.getByText('Settling here costs')).toBeOnTheScreen();
    expect(screen.getByText('30')).toBeOnTheScreen();
  });

  test('a Horde that has arrived says what it will add', () => {
    sitDown(MapStrip, play(underWay(2), travel(3)));
    expect(screen.getByText('3 Hordes on your tile: +9 Challenges')).toBeOnTheScreen();
  });
});

test('without the faces of a die there are no chances, and it says so; with them it says what it assumes', () => {
  const waiting = play(underWay(1), travel(0), totals(1, 0, 0));
  showStep('encounter', 'sides', Sides, waiting);
  expect(screen.getByText(/^No chances yet: the app does not know your dice/)).toBeOnTheScreen();
  showStep('encounter', 'sides', Sides, play(waiting, { type: 'setFaces', to: { one: 3, two: 1 } }));
  expect(screen.getByText(/^Assumes six-sided dice with equal faces: 3 with one icon/)).toBeOnTheScreen();
});
