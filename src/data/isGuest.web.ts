const { storage, locks } = navigator as Partial<Navigator>;

/** Over plain http a page gets neither files nor locks; an old browser has none. */
export const isGuest: boolean = !storage || !('getDirectory' in storage) || !locks;
