/** Hands a text file to the person as a download. */
export function saveFile(name: string, content: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; revoking at once would cut it off.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return Promise.resolve();
}
