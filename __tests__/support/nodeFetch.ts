import { request } from 'node:http';

/** What an app's own fetch does, over Node: the one of a screen test reaches no network. */
export function nodeFetch(
  url: string,
  { method = 'GET', headers = {} }: RequestInit = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: headers as Record<string, string> }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const ok = status >= 200 && status < 300;
        resolve({ status, ok, json: () => Promise.resolve(JSON.parse(body) as unknown) } as Response);
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
