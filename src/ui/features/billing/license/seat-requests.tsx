import { UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { SeatWaiting } from '#domain/organizations/members/seat-waiting.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { localDate } from '../../../messages/local-date.ts';
import { DeclineSeat } from './decline-seat.tsx';
import { seatRequestWords as words } from './messages/en/seats.ts';

const nameOf = ({ firstName, lastName }: SeatWaiting): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || words.unnamed;

function RequestRow({
  request,
  onChanged,
}: {
  readonly request: SeatWaiting;
  readonly onChanged: () => void;
}) {
  const { members } = useApp();
  const action = useAsyncAction();
  const [declines, setDeclines] = useState(false);
  const { id, school, at, note } = request;
  const name = nameOf(request);
  const give = (): void =>
    action.run(
      () => members.decideSeat(id, 'give', ''),
      () => {
        toast(words.given(name));
        onChanged();
      },
    );
  return (
    <li>
      <SettingsRow as="div" icon={UserPlus}>
        <div className="settings-what">
          <strong>{breakable(bidiIsolate(name))}</strong>
          {note === '' ? null : <span>{breakable(words.wrote(note))}</span>}
          <span className="quiet">{breakable(words.about(school, localDate(at)))}</span>
        </div>
        <div className="row">
          <Button aria-label={words.declineOf(name)} onClick={() => setDeclines(true)}>
            {words.decline}
          </Button>
          <Button aria-label={words.giveOf(name)} aria-disabled={action.pending} onClick={give}>
            {words.give}
          </Button>
        </div>
      </SettingsRow>
      <FailureNotice failure={action.failure} />
      {declines ? (
        <DeclineSeat id={id} name={name} onChanged={onChanged} onClose={() => setDeclines(false)} />
      ) : null}
    </li>
  );
}

/** Seat requests, oldest first, for users who assign seats (LIC-8). Renders nothing if there are none. */
export function SeatRequests() {
  const { members } = useApp();
  const { revalidate } = useRevalidator();
  const query = useQuery(useCallback((options: ReadOptions) => members.seatRequests(options), [members]));
  const onChanged = (): void => {
    query.retry();
    void revalidate();
  };
  return (
    <QueryBoundary query={query} waiting={null}>
      {(requests) =>
        requests.length === 0 ? null : (
          <SectionCard id="seat-requests" heading={words.heading} lead={words.lead}>
            <ul className="settings-list" aria-label={words.list}>
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} onChanged={onChanged} />
              ))}
            </ul>
          </SectionCard>
        )
      }
    </QueryBoundary>
  );
}
