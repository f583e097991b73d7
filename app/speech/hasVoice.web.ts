/** Browsers fetch their voices late, and some have none and never say so. */
const PATIENCE = 1_500;

export async function hasVoice(language: string): Promise<boolean> {
  if (!('speechSynthesis' in globalThis)) return false;
  const speaks = () => speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language));
  if (speechSynthesis.getVoices().length > 0) return speaks();
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', answer);
      resolve(speaks());
    };
    const timer = setTimeout(answer, PATIENCE);
    speechSynthesis.addEventListener('voiceschanged', answer);
  });
}
