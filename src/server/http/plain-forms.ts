import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceApp } from '#application/service/service-app.ts';
import { readFormsOnly } from './form-body.ts';

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const ownPath = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Handles forms that browsers without scripts post from linked pages. The response redirects to the page. The secret in the path authorizes the call. */
export function answerPlainForms(
  app: FastifyInstance,
  { notices, invitations }: Pick<ServiceApp, 'notices' | 'invitations'>,
  answerPage: AnswerPage,
): void {
  app.register(async (forms) => {
    readFormsOnly(forms);
    const schema = { hide: true };
    forms.get('/notices/stop/:key', { schema }, answerPage);
    forms.post<{ Params: { key: string } }>('/notices/stop/:key', { schema }, async (request, reply) => {
      const stopped = await notices.stopByLink(request.params.key);
      return reply.redirect(`${ownPath(request)}?answer=${stopped.ok ? 'stopped' : 'refused'}`, 303);
    });
    forms.get('/invitations/:token', { schema }, answerPage);
    forms.post<{ Params: { token: string } }>('/invitations/:token', { schema }, async (request, reply) => {
      const noted = await invitations.note(request.params.token, 'no-reminders');
      return reply.redirect(ownPath(request) + (noted.ok ? '?reminders=stopped' : ''), 303);
    });
  });
}
