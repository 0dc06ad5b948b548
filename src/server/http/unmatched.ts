import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from './pages/pages.ts';
import { replyProblem } from './problem.ts';

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type RouteMethods = { readonly pattern: RegExp; readonly methods: Set<string> };

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);

/**
 * Replies to unmatched requests: with 405 for a different method of a known path, with a page for a page request, otherwise with a problem. Must be called
 * before any route is registered.
 */
export function answerUnmatched(app: FastifyInstance, answerPage: AnswerPage | null): void {
  const routes = new Map<string, RouteMethods>();

  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });

  const allowed = (request: FastifyRequest): readonly string[] => {
    const path = request.url.split('?', 1)[0] ?? '';
    return [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods]);
  };

  app.setNotFoundHandler(async (request, reply) => {
    const methods = allowed(request);
    if (methods.length > 0) {
      reply.header('allow', [...new Set(methods)].toSorted().join(', '));
      return replyProblem(reply, 'call/method-not-allowed');
    }
    if (answerPage !== null && wantsPage(request)) return answerPage(request, reply);
    return replyProblem(reply, 'call/no-such-path');
  });
}
