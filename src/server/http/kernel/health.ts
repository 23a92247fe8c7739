import type { Obstacle } from '../../readiness.ts';
import type { Services } from '../../services.ts';
import { sendPlain, sendText } from './replies.ts';
import type { Handler } from './site-request.ts';

/**
 * /healthz: the process runs. /readyz: the instance is ready, or the reason why not; also a problem with the bucket, which
 * does not make it unready.
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
