import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { License } from '#domain/billing/license/license.ts';
import type { NextRenewal, ShownRenewal } from '#domain/billing/orders/auto-renewal.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { renewalWords as words } from './messages/en/renewal.ts';

type Asked = { readonly next: NextRenewal; readonly label: string; readonly isFirst: boolean };

/** Continues to the payment provider, where a card is stored and nothing is paid. */
function LeaveCard({ next, label, isFirst }: Asked) {
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
      <Button variant={isFirst ? 'primary' : 'secondary'} aria-disabled={starting.pending} onClick={start}>
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
      {refusal === null ? null : (
        <LinkButton variant="primary" to={paths.checkoutRenew}>
          {words.payNow}
        </LinkButton>
      )}
      {next === null ? null : <LeaveCard next={next} label={words.otherCard} isFirst={false} />}
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
        <LeaveCard next={next} label={words.turnOn} isFirst={false} />
      </div>
    </>
  );

function Renewal() {
  const { orders } = useApp();
  const ask = useCallback(
    async (options: ReadOptions) => {
      const read = await orders.renewal(options);
      // After a return from the payment provider, the service asks it for the result.
      return read.ok && read.value.standing === 'waiting' ? orders.checkRenewal() : read;
    },
    [orders],
  );
  const query = useQuery(ask);
  return (
    <SectionCard id="renewal" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {({ card, ...shown }) => (
          <div className="stack">
            {card === null ? <IsOff {...shown} /> : <IsOn {...shown} card={card} onChange={query.retry} />}
          </div>
        )}
      </QueryBoundary>
    </SectionCard>
  );
}

/** Renewal by card, for users who buy for their organization or have their own license (LIC-4). */
export function RenewalSection({ history }: Pick<License, 'history'>) {
  const organization = personOf(useSession())?.organization ?? null;
  const path = organization === null || organization.kind === 'workspace' ? null : organization.path;
  const buys = useRefusal('license.stop-renewal', { relation: 'none', organization: path }) === null;
  const hasOwn = history.some(({ holder, kind }) => holder === null && kind === 'personal');
  return (path !== null && buys) || hasOwn ? <Renewal /> : null;
}
