import { Linking } from 'react-native';
import { readLink, writeAppLink } from '@/live/invite';

/** Links as the navigator takes them; everything that opens this app becomes one of its own addresses. */
export const links = {
  prefixes: ['foothold://'],
  getInitialURL: async (): Promise<string | null> => {
    const url = await Linking.getInitialURL();
    return url ? ownLink(url) : null;
  },
  subscribe: (listener: (url: string) => void) => {
    const hearing = Linking.addEventListener('url', ({ url }) => listener(ownLink(url)));
    return () => hearing.remove();
  },
};

/** Codes of the web app lead here as well as our own, and a file that was opened elsewhere. */
function ownLink(url: string): string {
  if (/^(file|content):/.test(url)) return `foothold://handover?file=${encodeURIComponent(url)}`;
  const invite = readLink(url);
  if (invite) return writeAppLink(invite);
  return url.replace(/^https?:\/\/[^/]+\/?/, 'foothold://');
}
