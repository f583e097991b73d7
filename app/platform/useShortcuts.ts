/** What keys can do, where that makes sense: the web version decides which keys. */
export type Shortcut = 'undo' | 'redo' | 'next' | 'help';

export type Shortcuts = Readonly<Partial<Record<Shortcut, () => void>>>;

/** Phones have no keys. */
export function useShortcuts(_does: Shortcuts): void {}
