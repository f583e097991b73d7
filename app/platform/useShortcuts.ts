/** What a key can do where it makes sense: the keys themselves are the browser's business. */
export type Shortcut = 'undo' | 'redo' | 'next' | 'help';

export type Shortcuts = Readonly<Partial<Record<Shortcut, () => void>>>;

/** Phones have no keys. */
export function useShortcuts(_does: Shortcuts): void {}
