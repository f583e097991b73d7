/** How far the evening has come, for the guide: no rule looks at it. */
export interface Course<Step extends string = string> {
  /** Turns that each player has finished. */
  readonly turns: Readonly<Record<string, number>>;
  /** In the turn that is being played, what the app can see was done. */
  readonly done: readonly Step[];
}

export function startOfPlay(players: readonly string[]): Course<never> {
  return { turns: Object.fromEntries(players.map((id) => [id, 0])), done: [] };
}

interface TurnEvent {
  readonly type: string;
  /** Of a turn that was passed on. */
  readonly from?: unknown;
  readonly byHand?: unknown;
}

/** The same course where nothing of interest happened: `steps` are those of the event, if it belongs to this turn. */
export function followTurns<Step extends string>(
  course: Course<Step>,
  event: TurnEvent,
  steps: readonly Step[],
): Course<Step> {
  if (event.type === 'turnPassed')
    return {
      turns: Object.fromEntries(
        Object.entries(course.turns).map(([id, turns]) => [
          id,
          id === event.from && !event.byHand ? turns + 1 : turns,
        ]),
      ),
      done: [],
    };
  const fresh = steps.filter((step) => !course.done.includes(step));
  return fresh.length === 0 ? course : { ...course, done: [...course.done, ...fresh] };
}
