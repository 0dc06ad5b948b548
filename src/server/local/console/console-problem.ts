import type { FastifyReply } from 'fastify';

/** Answers with an RFC 9457 problem. `detail` names the fix. */
export function replyConsoleProblem(
  reply: FastifyReply,
  status: number,
  title: string,
  detail: string,
): FastifyReply {
  const problem = { type: 'about:blank', title, status, detail };
  return reply.code(status).header('content-type', 'application/problem+json; charset=utf-8').send(problem);
}
