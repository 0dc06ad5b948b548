import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailMessage } from '../mailbox/mail-folder.ts';
import type { LocalMailbox } from '../mailbox/local-mailbox.ts';
import { replyConsoleProblem } from './console-problem.ts';
import { mailQuery } from './console-schemas.ts';
import { mailboxPage, messageHtml, messageHtmlPolicy, messagePage } from './mail-pages.ts';

const page = 'text/html; charset=utf-8';

/** Adds the mailbox: JSON at `/dev/mail`, pages at `/dev/mailbox`. */
export function addMailRoutes(
  app: FastifyInstance,
  mailbox: Pick<LocalMailbox, 'list' | 'find' | 'clear'>,
): void {
  app.get('/dev/mail', async (request, reply) => {
    const to = askedAddress(request);
    if (wantsPage(request)) return reply.type(page).send(mailboxPage(mailbox.list(to), to ?? ''));
    return { messages: mailbox.list(to).map(asJson) };
  });
  app.delete('/dev/mail', async (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
  app.get('/dev/mailbox', async (request, reply) => {
    const to = askedAddress(request);
    return reply.type(page).send(mailboxPage(mailbox.list(to), to ?? ''));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (mail === undefined)
      return replyConsoleProblem(reply, 404, 'No such message', 'It may have been deleted.');
    return reply.type(page).send(messagePage(mail));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (mail === undefined)
      return replyConsoleProblem(reply, 404, 'No such message', 'It may have been deleted.');
    return reply.header('content-security-policy', messageHtmlPolicy).type(page).send(messageHtml(mail));
  });
}

/** Returns the address in `?to=`. An empty address, which the page's form sends, means all. */
function askedAddress(request: FastifyRequest): string | undefined {
  const query = mailQuery.safeParse(request.query);
  return query.success ? query.data.to?.trim() || undefined : undefined;
}

function asJson({ to, subject, text, html, links, sentAt }: MailMessage): Omit<MailMessage, 'id'> {
  return { to, subject, text, html, links, sentAt };
}

/** Whether the client is a browser. Browsers accept HTML explicitly, while tools accept JSON or any type. */
function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.indexOf('application/json');
  return html !== -1 && (json === -1 || html < json);
}
