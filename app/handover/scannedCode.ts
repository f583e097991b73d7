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

/**
 * What comes before a code to make a link that opens Foothold. An address of the web, where the app was built with one
 * (plugins/withWebLinks.js): some cameras take ours for text.
 */
export function linkBase(): string {
  const host = process.env.EXPO_PUBLIC_WEB_HOST;
  return host ? `https://${host}/` : 'foothold://';
}
