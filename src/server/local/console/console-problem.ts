import type { FastifyReply } from 'fastify';

/** Replies with an RFC 9457 problem. `detail` describes the fix. */
export function replyConsoleProblem(
  reply: FastifyReply,
  status: number,
  title: string,
  detail: string,
): FastifyReply {
  const problem = { type: 'about:blank', title, status, detail };
  return reply.code(status).header('content-type', 'application/problem+json; charset=utf-8').send(problem);
}
