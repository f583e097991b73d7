import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface Pem {
  readonly cert: string;
  readonly key: string;
}

/** Made here and believed by nobody who is not told to: for this computer and a club. */
export async function makeCertificate({ ended = false } = {}): Promise<Pem> {
  const now = Date.now();
  const day = 24 * 3_600_000;
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'club.example' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - 9 * day),
    notAfterDate: new Date(ended ? now - day : now + 90 * day),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: 'club.example' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { cert, key };
}

/** As `TLS_CERT` and `TLS_KEY` name them. */
export function putCertificate(folder: string, { cert, key }: Pem): { TLS_CERT: string; TLS_KEY: string } {
  const at = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  writeFileSync(at.TLS_CERT, cert);
  writeFileSync(at.TLS_KEY, key);
  return at;
}
