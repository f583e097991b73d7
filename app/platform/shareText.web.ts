/** Through the browser's share sheet where it has one. False: the words were put on the clipboard instead. */
export async function shareText(words: string): Promise<boolean> {
  const sharing: { share?: (data: { text: string }) => Promise<void> } = navigator;
  if (sharing.share) {
    try {
      await sharing.share({ text: words });
      return true;
    } catch (thrown) {
      // Somebody closed the sheet: that is an answer too.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return true;
    }
  }
  await navigator.clipboard.writeText(words);
  return false;
}
