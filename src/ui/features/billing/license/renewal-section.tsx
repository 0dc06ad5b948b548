import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { License } from '#domain/billing/license/license.ts';
import type { NextRenewal, ShownRenewal } from '#domain/billing/orders/auto-renewal.ts';
import { ok } from '#domain/result.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { type Query, valueOf } from '../../../data/query.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { renewalWords as words } from './messages/en/renewal.ts';

type Asked = { readonly next: NextRenewal; readonly label: string };

function LeaveCard({ next, label }: Asked) {
  const { orders } = useApp();
  const starting = useAsyncAction();
  const start = (): void =>
    starting.run(
      () => orders.startRenewal({ startsOn: next.startsOn, totalCents: next.total.cents }),
      ({ payAt }) => window.location.assign(payAt),
    );
  return (
    <>
      <FailureNotice failure={starting.failure} />
      <Button aria-disabled={starting.pending} onClick={start}>
        {label}
      </Button>
    </>
  );
}

function TurnOff({ onChange }: { readonly onChange: () => void }) {
  const { orders } = useApp();
  const stopping = useAsyncAction();
  const stop = (): void =>
    stopping.run(
      () => orders.stopRenewal(),
      () => {
        toast(words.isOff);
        onChange();
      },
    );
  return (
    <>
      <FailureNotice failure={stopping.failure} />
      <Button aria-disabled={stopping.pending} onClick={stop}>
        {words.turnOff}
      </Button>
    </>
  );
}

type On = Pick<ShownRenewal, 'next' | 'refusal'> & { readonly card: NonNullable<ShownRenewal['card']> };

const IsOn = ({ card, next, refusal, onChange }: On & { readonly onChange: () => void }) => (
  <>
    {refusal === null ? null : <Notice tone="warning">{words.refusal[refusal]}</Notice>}
    <p>{next === null ? words.onWithout(card) : words.on(next, card)}</p>
    {refusal === null ? <p className="quiet">{words.told}</p> : null}
    <div className="row">
      {refusal === null ? null : <LinkButton to={paths.checkoutRenew}>{words.payNow}</LinkButton>}
      {next === null ? null : <LeaveCard next={next} label={words.otherCard} />}
      <TurnOff onChange={onChange} />
    </div>
  </>
);

const IsOff = ({ standing, next }: Pick<ShownRenewal, 'standing' | 'next'>) =>
  next === null ? (
    <p className="quiet">{words.none}</p>
  ) : (
    <>
      {standing === 'waiting' ? <p>{words.left}</p> : null}
      <p>{words.offer(next)}</p>
      <p className="quiet">{words.told}</p>
      <div className="row">
        <LeaveCard next={next} label={words.turnOn} />
      </div>
    </>
  );

/**
 * Reads the renewal by card. Returns null for users who neither buy for their organization nor have their own license. After a return from the payment
 * provider, the service asks the provider for the result.
 */
export function useRenewal({ history }: Pick<License, 'history'>): Query<ShownRenewal | null> | null {
  const { orders } = useApp();
  const organization = personOf(useSession())?.organization ?? null;
  const path = organization === null || organization.kind === 'workspace' ? null : organization.path;
  const buys = useRefusal('license.stop-renewal', { relation: 'none', organization: path }) === null;
  const hasOwn = history.some(({ holder, kind }) => holder === null && kind === 'personal');
  const isShown = (path !== null && buys) || hasOwn;
  const query = useQuery(
    useCallback(
      async (options: ReadOptions) => {
        if (!isShown) return ok(null);
        const read = await orders.renewal(options);
        return read.ok && read.value.standing === 'waiting' ? orders.checkRenewal() : read;
      },
      [orders, isShown],
    ),
  );
  return isShown ? query : null;
}

/** Whether a card on file will pay for the next year and the bank has not declined it. Also true until the renewal is read. */
export function isRenewedByCard(query: ReturnType<typeof useRenewal>): boolean {
  if (query === null || query.state === 'waiting') return query !== null;
  const renewal = valueOf(query);
  return renewal !== null && renewal.card !== null && renewal.next !== null && renewal.refusal === null;
}

/** Renewal by card: the amount, the date, and how to stop it (LIC-4). */
export const RenewalSection = ({ query }: { readonly query: NonNullable<ReturnType<typeof useRenewal>> }) => (
  <SectionCard id="renewal" heading={words.heading} lead={words.lead}>
    <QueryBoundary query={query} waiting={words.waiting}>
      {(renewal) =>
        renewal === null ? null : (
          <div className="stack">
            {renewal.card === null ? (
              <IsOff {...renewal} />
            ) : (
              <IsOn {...renewal} card={renewal.card} onChange={query.retry} />
            )}
          </div>
        )
      }
    </QueryBoundary>
  </SectionCard>
);
