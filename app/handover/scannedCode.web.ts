/** The part after # is never sent to the server, and what it holds is somebody's game. */
export function hasScannedCode(): boolean {
  return /^\/handover\/?$/.test(location.pathname) && location.hash.length > 1;
}

/** It is taken out of the address: a reload must not bring it again. */
export function takeScannedCode(): string | null {
  if (!hasScannedCode()) return null;
  const code = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  return code;
}

export function onScannedCode(callback: () => void): () => void {
  window.addEventListener('hashchange', callback);
  return () => window.removeEventListener('hashchange', callback);
}

export function linkBase(): string {
  return `${location.origin}/`;
}
