import { useState, type ReactElement } from 'react';
import type { Explanation, GameScreenProps, Phrase } from '@/engine';
import { addGameStrings, renderPhrase, setLanguage, translate, type Language } from '@/i18n';
import { perseverance1 } from '@/games/perseverance-1/entry';
import type { Command } from '@/games/perseverance-1/session/command';
import { decide } from '@/games/perseverance-1/session/decide/decide';
import { evolve } from '@/games/perseverance-1/session/evolve';
import type { State } from '@/games/perseverance-1/session/state';
import { seat } from '../seat';
import { STILL } from './evening';

export async function speak(language: Language): Promise<void> {
  await setLanguage(language);
  await addGameStrings('perseverance-1', perseverance1.strings);
}

/** What the screen did: commands in order, refusals as said, and the Why sheets it asked for, in words. */
export interface Heard {
  readonly commands: Command[];
  readonly refusals: string[];
  readonly whys: { title: string; lines: readonly string[]; result: number | undefined }[];
}

/** A screen of the game over a real state: what it sends is decided and applied, as at the table. */
export function sitDown(
  screen: (props: GameScreenProps<State, Command>) => ReactElement,
  state: State,
): Heard {
  const heard: Heard = { commands: [], refusals: [], whys: [] };
  seat(<Table screen={screen} state={state} heard={heard} />);
  return heard;
}

interface Props {
  readonly screen: (props: GameScreenProps<State, Command>) => ReactElement;
  readonly state: State;
  readonly heard: Heard;
}

function Table({ screen: Screen, state: start, heard }: Props) {
  const [state, setState] = useState(start);
  const text = (phrase: Phrase) =>
    renderPhrase(translate, phrase, 'perseverance-1', (id) => nameIn(state, id));
  const dispatch = (command: Command): boolean => {
    heard.commands.push(command);
    const decision = decide(state, command, STILL);
    if (!decision.ok) heard.refusals.push(text(decision.error.message));
    else setState(decision.value.reduce(evolve, state));
    return decision.ok;
  };
  const explain = (title: Phrase, why: Explanation, result?: number) =>
    void heard.whys.push({
      title: text(title),
      lines: why.map(({ rule, figure }) => text(rule) + (figure === undefined ? '' : ` = ${figure}`)),
      result,
    });
  return (
    <Screen
      state={state}
      seats={state.config.seats}
      text={text}
      dispatch={dispatch}
      explain={explain}
      ask={() => undefined}
      onClose={() => {}}
    />
  );
}

function nameIn(state: State, id: string): string {
  return state.config.seats.find((sitting) => sitting.id === id)?.name ?? id;
}
