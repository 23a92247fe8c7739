import type { Obstacle } from '../../readiness.ts';
import type { Services } from '../../services.ts';
import { sendPlain, sendText } from './replies.ts';
import type { Handler } from './site-request.ts';

/**
 * /healthz: the process lives. /readyz: it can answer, or why it cannot; and what is wrong with the bucket, without which it
 * is ready all the same.
 */
export function healthHandler(
  obstacle: () => Promise<Obstacle | undefined>,
  bucketProblem: Services['bucketProblem'],
): Handler {
  return async ({ path, response }) => {
    if (path === '/healthz') return sendPlain(response, 200, 'ok');
    if (path !== '/readyz') return false;
    const reason = await obstacle();
    response.setHeader('cache-control', 'no-store');
    const body = JSON.stringify({ ready: reason === undefined, reason, bucket: bucketProblem()?.code });
    return sendText(response, reason === undefined ? 200 : 503, 'application/json; charset=utf-8', `${body}\n`);
  };
}
