/** On a device a link brings its code as a parameter of the screen it opens. */
export function hasScannedCode(): boolean {
  return false;
}

/** The code of the link that opened this page, once. */
export function takeScannedCode(): string | null {
  return null;
}

/** Calls back when another link is opened in the same page. Returns how to stop it. */
export function onScannedCode(_callback: () => void): () => void {
  return () => undefined;
}

/** What comes before a code to make a link that opens Foothold. */
export function linkBase(): string {
  return 'foothold://';
}
