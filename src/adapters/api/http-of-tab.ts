import type { TabOrganization } from '#application/client/identity/session/tab-organization.ts';
import type { Http, HttpFailure, HttpReply } from '#application/client/platform/ports/http.ts';
import { err, type Result } from '#domain/result.ts';
import { problemOfKind } from './api-failures.ts';

type Answer = Result<HttpReply, HttpFailure>;

const organizationOf = (answer: Answer): string | null => {
  if (answer.ok) return answer.value.organization ?? null;
  return answer.error.kind === 'http/status' ? (answer.error.organization ?? null) : null;
};

/**
 * Wraps the calls of one tab (ORG-1). A reply about an organization that is no longer the tab's current one counts as canceled, so that no page shows it. A
 * call for an explicit organization is not affected. If a membership has ended, the tab leaves the organization (R10).
 */
export const httpOfTab = (http: Http, tab: Pick<TabOrganization, 'current' | 'end'>): Http => ({
  async send(request) {
    const before = tab.current();
    const answer = await http.send(request);
    if (request.organization !== undefined) return answer;
    // A call of a page that is opening waits until the session is known, and then uses the tab's organization.
    const organization = before ?? tab.current();
    const isEnded = !answer.ok && problemOfKind(answer.error, 'organization/not-a-member') !== null;
    if (isEnded && organization !== null) tab.end(organization);
    const about = isEnded ? organization : organizationOf(answer);
    const expected = tab.current();
    const isLate = about !== null && expected !== null && about !== expected;
    return isLate ? err({ kind: 'http/canceled' }) : answer;
  },
});
