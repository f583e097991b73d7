import { useState, type ReactElement } from 'react';
import type { Explanation, Game, GameEntry, GameScreenProps, Phrase, Seat } from '@/engine';
import { addGameStrings, renderPhrase, setLanguage, translate, type Language } from '@/i18n';
import { seat } from './seat';

/** What the screen did: commands in order, refusals as shown, and the Why sheets it asked for, in words. */
export interface Heard<Command> {
  readonly commands: Command[];
  readonly refusals: string[];
  readonly whys: { title: string; lines: readonly string[]; result: number | undefined }[];
}

type Rules<State, Command, Event> = Pick<Game<unknown, State, Command, Event>, 'id' | 'decide' | 'evolve'>;
type Sitting = { readonly config: { readonly seats: readonly Seat[] } };

/** Screens of one game over a real state: what they send is decided and applied, as at the table. */
export function sitDownAt<State extends Sitting, Command, Event>(
  { id, decide, evolve }: Rules<State, Command, Event>,
  { strings }: Pick<GameEntry, 'strings'>,
) {
  interface Props {
    readonly screen: (props: GameScreenProps<State, Command>) => ReactElement;
    readonly state: State;
    readonly heard: Heard<Command>;
  }

  function Table({ screen: Screen, state: start, heard }: Props) {
    const [state, setState] = useState(start);
    const { seats } = state.config;
    const text = (phrase: Phrase) =>
      renderPhrase(translate, phrase, id, (player) => seats.find((one) => one.id === player)?.name ?? player);
    const dispatch = (command: Command): boolean => {
      heard.commands.push(command);
      // Nothing on these screens is left to luck.
      const decision = decide(state, command, { pick: () => 0 });
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
        seats={seats}
        text={text}
        dispatch={dispatch}
        explain={explain}
        ask={() => undefined}
        onClose={() => {}}
      />
    );
  }

  return {
    async speak(language: Language): Promise<void> {
      await setLanguage(language);
      await addGameStrings(id, strings);
    },
    sitDown(screen: Props['screen'], state: State): Heard<Command> {
      const heard: Heard<Command> = { commands: [], refusals: [], whys: [] };
      seat(<Table screen={screen} state={state} heard={heard} />);
      return heard;
    },
  };
}
