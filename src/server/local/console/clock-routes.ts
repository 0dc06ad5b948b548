import type { FastifyInstance } from 'fastify';
import type { OffsetClock } from '../clock.ts';
import { parseWithMessages } from '../parse-with-messages.ts';
import { replyConsoleProblem } from './console-problem.ts';
import { clockBody } from './console-schemas.ts';

type ShownClock = Pick<OffsetClock, 'now' | 'offsetSeconds' | 'setOffset'>;

/** Adds `/dev/clock`, which reads and moves the server's clock. `onMoved` runs before the response. */
export function addClockRoutes(app: FastifyInstance, clock: ShownClock, onMoved: () => Promise<void>): void {
  const shown = () => ({ offsetSeconds: clock.offsetSeconds(), now: new Date(clock.now()).toISOString() });
  app.get('/dev/clock', async () => shown());
  app.post('/dev/clock', async (request, reply) => {
    const body = parseWithMessages(clockBody, request.body);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not a clock offset', body.error);
    clock.setOffset(body.value.offsetSeconds);
    await onMoved();
    return shown();
  });
}
