/** A test in a browser: it passes, or it throws. */
export interface Registered {
  readonly name: string;
  /** `note` shows a line beside the test, such as the seed of its luck. */
  play(note: (line: string) => void): Promise<void>;
}

const registered: Registered[] = [];

export function register(name: string, play: Registered['play']): void {
  registered.push({ name, play });
}

export function everyRegistered(): readonly Registered[] {
  return registered;
}
