import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hub } from '@/live/hub';
import type { TableStore } from '@/live/tableStore';
import type { Metrics } from './metrics';
import type { Answer } from './organiser';

export interface CounterNeeds {
  readonly hub: Pick<Hub, 'counts'>;
  readonly store: Pick<TableStore, 'marks'>;
  readonly metrics: Metrics;
  organiser(request: IncomingMessage): Promise<Answer | null>;
  /** Whether it was asked for by a name of this hub, and by no page from elsewhere. */
  knows(request: IncomingMessage): boolean;
  isGoing(): boolean;
}

const OURS = /^\/(metrics|healthz|live\/club(\/[^?]*)?)(\?|$)/;

/** What a hub answers over plain HTTP; false where it is not asked. */
export function createCounter(needs: CounterNeeds) {
  async function answerOf(request: IncomingMessage): Promise<Answer | string> {
    const path = request.url?.split('?', 1)[0];
    if (path === '/metrics') return needs.metrics.text(await needs.hub.counts());
    if (path === '/healthz') return health();
    if (!needs.knows(request)) return { status: 403 };
    return (await needs.organiser(request)) ?? { status: 404 };
  }

  async function health(): Promise<Answer> {
    if (needs.isGoing()) return { status: 503, body: { ok: false, why: 'going' } };
    try {
      await needs.store.marks(['-']);
      return { status: 200, body: { ok: true } };
    } catch {
      // It stays: phones hear what is wrong, and nothing would be better elsewhere.
      return { status: 503, body: { ok: false, why: 'store' } };
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!OURS.test(request.url ?? '')) return false;
    response.setHeader('Cache-Control', 'no-store');
    // A body is never read.
    request.resume();
    answerOf(request).then(
      (answer) => {
        if (typeof answer === 'string') {
          response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
          return response.writeHead(200).end(answer);
        }
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        return response.writeHead(answer.status).end(JSON.stringify(answer.body ?? {}));
      },
      () => response.writeHead(503).end(),
    );
    return true;
  };
}
