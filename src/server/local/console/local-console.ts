import consoleScript from './assets/console.js?raw';
import consoleStyle from './assets/console.css?raw';
import phoneScript from './assets/phone.js?raw';
import studentScript from './assets/phone-student.js?raw';
import phoneStyle from './assets/phone.css?raw';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { mayAdminister } from '../access/callers.ts';
import type { OffsetClock } from '../clock.ts';
import type { JobBrake } from '../job-brake.ts';
import look from '../look.css?raw';
import type { LocalMailbox } from '../mailbox/local-mailbox.ts';
import { addClockRoutes } from './clock-routes.ts';
import { addDnsRoutes } from './dns-routes.ts';
import { replyConsoleProblem } from './console-problem.ts';
import { addJobRoutes } from './job-routes.ts';
import { addIdentityRoutes, type MovedIdentity } from './identity-routes.ts';
import { addMailRoutes } from './mail-routes.ts';
import { phonePage } from './phone-page.ts';
import { overviewPage, type ConsolePerson } from './overview-page.ts';

export interface LocalConsoleDeps {
  readonly identity: MovedIdentity;
  readonly mailbox: Pick<LocalMailbox, 'list' | 'find' | 'clear'>;
  readonly clock: Pick<OffsetClock, 'now' | 'offsetSeconds' | 'setOffset'>;
  readonly onClockMoved?: () => Promise<void>;
  readonly dns: Pick<InMemoryDomainProof, 'publish'>;
  readonly jobs: Pick<JobBrake, 'hold'>;
  /** Returns the demo users who can sign in. Undefined if there is no demo data. */
  readonly people?: () => Promise<readonly ConsolePerson[]>;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The console of local mode at `/dev`, as a Fastify plugin. Only for this computer's own pages and tools. */
export function localConsole(deps: LocalConsoleDeps): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (mayAdminister(request.raw)) return;
      const detail = 'The local console answers only on localhost and to its own pages.';
      await replyConsoleProblem(reply, 403, 'Not from here', detail);
    });
    app.addHook('preHandler', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    });
    app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      const status = error.statusCode ?? 500;
      return replyConsoleProblem(
        reply,
        status,
        status < 500 ? 'Bad request' : 'Console failed',
        error.message,
      );
    });
    addOverview(app, deps);
    addAssets(app);
    app.get('/dev/phone', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(phonePage()),
    );
    addMailRoutes(app, deps.mailbox);
    addClockRoutes(app, deps.clock, deps.onClockMoved ?? (async () => undefined));
    addDnsRoutes(app, deps.dns);
    addJobRoutes(app, deps.jobs);
    addIdentityRoutes(app, deps.identity);
  };
}

function addOverview(app: FastifyInstance, { clock, mailbox, identity, people }: LocalConsoleDeps): void {
  app.get('/dev', async (_request, reply) => {
    const overview = {
      now: new Date(clock.now()).toISOString(),
      offsetSeconds: clock.offsetSeconds(),
      mail: mailbox.list(),
      faults: identity.faults.list(),
      people: (await people?.()) ?? null,
    };
    return reply.type('text/html; charset=utf-8').send(overviewPage(overview));
  });
}

function addAssets(app: FastifyInstance): void {
  app.get('/dev/console.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(look + consoleStyle + phoneStyle),
  );
  app.get('/dev/phone.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(phoneScript),
  );
  app.get('/dev/phone-student.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(studentScript),
  );
  app.get('/dev/console.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(consoleScript),
  );
}
