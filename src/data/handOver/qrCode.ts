import { encode } from 'uqr';

export interface QrCode {
  /** Modules on a side, the quiet zone included. */
  readonly size: number;
  /** The dark modules as one SVG path, in modules. */
  readonly path: string;
}

/** As the standard asks; with less, cameras do not find the code on a dark page. */
const QUIET = 4;

/** Draw it dark on light, whatever the theme: many cameras do not read the reverse. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'L', border: QUIET });
  let path = '';
  data.forEach((row, y) => {
    // A run of dark modules is one rectangle: a tenth of the path.
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (x < size && row[x]) x += 1;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  });
  return { size, path };
}
