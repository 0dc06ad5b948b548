import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '#application/ports/clock.ts';

export const cspReportsPath = '/csp-reports';

type Refusal = { readonly directive: string; readonly blocked: string; readonly page: string };

const text = z._default(z.string(), '');

/** The old format (`report-uri`). */
const oldReport = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text, 'document-uri': text }),
});

/** The new format (`report-to`): a list of reports, which can also be about other things than the content security policy. */
const newReports = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
);

function refusalsIn(body: unknown): readonly Refusal[] {
  const old = oldReport.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        directive: report['effective-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
      },
    ];
  }
  const reports = newReports.safeParse(body);
  if (!reports.success) return [];
  return reports.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: report }) => ({
      directive: report.effectiveDirective,
      blocked: report.blockedURL,
      page: report.documentURL,
    }));
}

/** Returns the origin or the kind of page of an address. Reports are untrusted, so nothing else of an address is logged (REL-4). */
const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : (/^[a-z-]{1,20}$/.exec(address)?.[0] ?? 'unknown');
const kindOfPage = (address: string): string =>
  URL.canParse(address) ? `/${new URL(address).pathname.split('/')[1]?.slice(0, 40) ?? ''}` : 'unknown';
const directiveOf = (name: string): string => /^[a-z-]{1,40}$/.exec(name)?.[0] ?? 'unknown';

const linesAMinute = 30;
const minute = 60_000;

/** Logs violation reports up to the limit. Replies with 204 to any readable report. */
export function receiveCspReports(app: FastifyInstance, clock: Pick<Clock, 'now'>): void {
  const lines = { since: Number.NEGATIVE_INFINITY, count: 0 };
  const mayWrite = (): boolean => {
    if (clock.now() - lines.since >= minute) Object.assign(lines, { since: clock.now(), count: 0 });
    lines.count += 1;
    return lines.count <= linesAMinute;
  };
  app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser<string>(types, { parseAs: 'string', bodyLimit: 16_384 }, parse);
    scope.post(cspReportsPath, { schema: { hide: true } }, async (request, reply) => {
      for (const { directive, blocked, page } of refusalsIn(request.body)) {
        if (!mayWrite()) break;
        const facts = {
          directive: directiveOf(directive),
          blocked: originOf(blocked),
          page: kindOfPage(page),
        };
        request.log.warn(facts, 'the content security policy blocked something on a page');
      }
      return reply.code(204).send();
    });
  });
}
