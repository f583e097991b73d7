import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';

/** What it takes to come to a table: the address of its hub, which table, and the secret of its link. */
export interface Invite {
  /** Of its WebSocket. */
  readonly hub: string;
  readonly table: string;
  readonly secret: string;
}

/** Said aloud and read off a screen across the table: no B and 8, I and 1, O and 0, S and 5, U and V, Z and 2. */
export const CODE_SIGNS = 'ACDEFGHJKLMNPQRTUWXY234679';
export const CODE_LENGTH = 6;
/** Of a pair that looks alike one sign is used: the other one means it. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { V: 'U', Z: '2' };

/** The six letters, however somebody typed them. */
export function readCode(typed: string): Result<string, Refusal> {
  const signs = [...typed.toUpperCase().replace(/[\s.,-]/g, '')].map((sign) => LOOKS_LIKE[sign] ?? sign);
  const wrong = signs.find((sign) => !CODE_SIGNS.includes(sign));
  if (wrong !== undefined) return err(refusal('code-sign', phrase('live.code.sign', { sign: wrong })));
  if (signs.length !== CODE_LENGTH)
    return err(refusal('code-length', phrase('live.code.count', { count: signs.length })));
  return ok(signs.join(''));
}

const ADDRESS =
  /^(?:(https?|wss?):\/\/)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?:[/?#]\S*)?$/i;
/** Of `npm start`, where nobody wrote another one. */
const PORT = 8080;

/** The hub at an address as people write it: as the terminal shows it, with or without its beginning. */
export function readHub(typed: string): Result<string, Refusal> {
  const text = typed.trim();
  const [, scheme, host, port] = ADDRESS.exec(text) ?? [];
  if (host === undefined || Number(port ?? 0) > 65_535)
    return err(refusal('address', phrase('live.address.wrong', { text: text.slice(0, 60) })));
  const isSafe = /^(https|wss)$/i.test(scheme ?? '');
  const at = port ?? (scheme === undefined ? `${PORT}` : '');
  return ok(`${isSafe ? 'wss' : 'ws'}://${host.toLowerCase()}${at === '' ? '' : `:${at}`}/live`);
}

/** Where the pages of this hub are. */
export function pageOf(hub: string): string {
  return hub.replace(/^ws/, 'http').replace(/\/live$/, '');
}

/** A browser calls this computer so; no other one finds it by that name. */
export function isHere(hub: string): boolean {
  return /^wss?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/)/.test(hub);
}

/** The link for other phones. `at`: an address of the same computer that they know. */
export function writeLink({ hub, table, secret }: Invite, at?: string): string {
  const page = pageOf(hub);
  const reachable = at === undefined ? page : page.replace(/\/\/(\[[^\]]*\]|[^:/]+)/, `//${at}`);
  // What comes after # never leaves the browser.
  return `${reachable}/t/${table}#${secret}`;
}

/** The same for the installed app. */
export function writeAppLink({ hub, table, secret }: Invite): string {
  const [at, which, key] = [hub, table, secret].map(encodeURIComponent);
  return `foothold://join?hub=${at}&table=${which}&secret=${key}`;
}

const LINK = /^(\S+)\/t\/([\w-]{1,200})#([\w-]{1,200})$/;

/** A pasted link; null where it is none. */
export function readLink(typed: string): Invite | null {
  const [, page = '', table, secret] = LINK.exec(typed.trim()) ?? [];
  const hub = readHub(page);
  return table !== undefined && secret !== undefined && hub.ok ? { hub: hub.value, table, secret } : null;
}
