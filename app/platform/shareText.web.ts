import type { Delivered } from './delivered';

/** Through the browser's share sheet where it has one. `copied`: the words were put on the clipboard instead. */
export async function shareText(words: string): Promise<Delivered | 'copied'> {
  const browser: { share?: (data: { text: string }) => Promise<void>; clipboard?: Clipboard } = navigator;
  if (browser.share) {
    try {
      await browser.share({ text: words });
      return 'yes';
    } catch (thrown) {
      // Somebody closed the sheet: that is an answer too.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'no';
    }
  }
  if (browser.clipboard) await browser.clipboard.writeText(words);
  else copySelected(words);
  return 'copied';
}

/** Over plain http a page has no clipboard to write to, but may copy what is selected in it. */
function copySelected(words: string): void {
  const field = document.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new Error('this browser does not copy');
}
