import { renderUnicodeCompact } from 'uqr';

export interface Greeting {
  readonly port: number;
  /** Where phones find it; none where it listens on this machine only. */
  readonly addresses: readonly string[];
  /** By TLS. */
  readonly isSafe: boolean;
  readonly folder: string;
  /** In a terminal the code brings its own colours: it has to be dark on light in every theme. */
  readonly colours: boolean;
}

/** What `npm start` says about live tables. */
export function greeting({ port, addresses, isSafe, folder, colours }: Greeting): string {
  const [first, ...others] = addresses.map(
    (address) => `${isSafe ? 'https' : 'http'}://${address}${isSafe && port === 443 ? '' : `:${port}`}`,
  );
  const forPhones =
    first === undefined
      ? []
      : [
          `On this network: ${first}${others.length > 0 ? `  (or ${others.join(', ')})` : ''}`,
          qrCode(first, colours),
        ];
  return [...forPhones, `Tables that are shared are kept in ${folder}`].join('\n');
}

function qrCode(url: string, colours: boolean): string {
  const lines = renderUnicodeCompact(url, { border: 2 }).split('\n');
  return lines.map((line) => (colours ? `\u001b[40;97m${line}\u001b[0m` : line)).join('\n');
}
