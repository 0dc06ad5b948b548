import type { TabOrganization } from '#application/client/organizations/tab-organization.ts';
import type { Http, HttpFailure, HttpReply } from '#application/client/ports/http.ts';
import { err, type Result } from '#domain/result.ts';
import { problemOfKind } from './api-failures.ts';

type Answer = Result<HttpReply, HttpFailure>;

const organizationOf = (answer: Answer): string | null => {
  if (answer.ok) return answer.value.organization ?? null;
  return answer.error.kind === 'http/status' ? (answer.error.organization ?? null) : null;
};

/**
 * The calls of one tab (ORG-1). An answer about another organization than the one that the tab acts in by then came too late
 * and counts as canceled, so that nothing of it is shown; a call that names its organization itself is answered as ever. A
 * membership that has ended is no longer the tab's (R10).
 */
export const httpOfTab = (http: Http, tab: Pick<TabOrganization, 'current' | 'end'>): Http => ({
  async send(request) {
    const before = tab.current();
    const answer = await http.send(request);
    if (request.organization !== undefined) return answer;
    // A call of a page that opens waits until it is known who is signed in, and only then whose tab it is.
    const asked = before ?? tab.current();
    const isEnded = !answer.ok && problemOfKind(answer.error, 'organization/not-a-member') !== null;
    if (isEnded && asked !== null) tab.end(asked);
    const about = isEnded ? asked : organizationOf(answer);
    const expected = tab.current();
    const isLate = about !== null && expected !== null && about !== expected;
    return isLate ? err({ kind: 'http/canceled' }) : answer;
  },
});
