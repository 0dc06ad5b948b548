import { School, UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useOwnSubject } from '../../../data/use-own-subject.ts';
import { useQuery } from '../../../data/use-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { localDate } from '../../../messages/local-date.ts';
import { type Asked, Decline, nameOf, ReviewMove, useApproval } from './answer-request.tsx';
import { joinRequestWords as words } from './messages/en/join-requests.ts';

function RequestRow({ request, onChanged }: Asked) {
  const [action, approve] = useApproval({ request, onChanged });
  const [open, setOpen] = useState<'decline' | 'review' | null>(null);
  const { email, organizationName, askedAt, moving } = request;
  const subject = useOwnSubject();
  const name = nameOf(request);
  const asked = { request, onChanged, onClose: () => setOpen(null) };
  return (
    <li>
      <SettingsRow as="div" icon={moving === null ? UserPlus : School}>
        <div className="settings-what">
          <strong>{breakable(bidiIsolate(name))}</strong>
          {moving === null ? null : <span>{words.brings(moving)}</span>}
          <span className="quiet">{breakable(words.about(email, organizationName, localDate(askedAt)))}</span>
        </div>
        <div className="row">
          <Button aria-label={words.declineOf(name)} onClick={() => setOpen('decline')}>
            {words.decline}
          </Button>
          <Licensed
            action="teacher.invite"
            subject={subject}
            label={moving === null ? words.approve : words.review}
          >
            {moving === null ? (
              <Button
                variant="primary"
                aria-label={words.approveOf(name)}
                aria-disabled={action.pending}
                onClick={approve}
              >
                {words.approve}
              </Button>
            ) : (
              <Button variant="primary" aria-label={words.reviewOf(name)} onClick={() => setOpen('review')}>
                {words.review}
              </Button>
            )}
          </Licensed>
        </div>
      </SettingsRow>
      <FailureNotice failure={action.failure} />
      {open === 'decline' ? <Decline {...asked} /> : null}
      {open === 'review' && moving !== null ? <ReviewMove {...asked} moving={moving} /> : null}
    </li>
  );
}

/** Requests to join the user's schools (ORG-10) or to move in (ORG-1). Renders nothing if there are none. */
export function JoinRequests() {
  const { joining } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => joining.requests(options), [joining]));
  return (
    <QueryBoundary query={query} waiting={words.waiting}>
      {(requests) =>
        requests.length === 0 ? null : (
          <SectionCard id="join-requests" heading={words.heading} lead={words.lead}>
            <ul className="settings-list" aria-label={words.list}>
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} onChanged={query.retry} />
              ))}
            </ul>
          </SectionCard>
        )
      }
    </QueryBoundary>
  );
}
