import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { loginPath } from '#domain/identity/navigation/paths.ts';
import type { OwnOrganization } from '#domain/identity/membership/own-organization.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import type { GuestOrder } from '#domain/billing/self-service/guest-order.ts';
import type { OpenedOrder } from '#application/client/storage-entries.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { orderWords as words } from './messages/en/self-service.ts';

type Claiming = {
  readonly order: GuestOrder;
  readonly opened: OpenedOrder;
  readonly onClaimed: () => void;
};

/** Sends the claim link again. For users who have an old link or only the page's URL. */
function Resend({ order, opened }: Pick<Claiming, 'order' | 'opened'>) {
  const { guestOrders } = useApp();
  const action = useAsyncAction();
  const [isSent, setSent] = useState(false);
  const send = (): void =>
    action.run(
      () => guestOrders.mailClaim(order.id, opened.key),
      () => setSent(true),
    );
  return (
    <>
      <FailureNotice failure={action.failure} />
      {isSent ? <Notice tone="success">{words.resent(order.email)}</Notice> : null}
      <div>
        <Button aria-disabled={action.pending} onClick={send}>
          {words.resend}
        </Button>
      </div>
    </>
  );
}

function ClaimTarget(props: Claiming & { readonly claim: string; readonly own: readonly OwnOrganization[] }) {
  const { order, opened, claim, own, onClaimed } = props;
  const { guestOrders, organizations } = useApp();
  const offered = own.filter(({ kind }) => kind === order.plan);
  const [into, setInto] = useState(offered[0]?.id ?? '');
  const action = useAsyncAction();
  const press = (): void =>
    action.run(
      () => guestOrders.claim(opened.order, { key: claim, organizationId: into === '' ? null : into }),
      async (organization) => {
        await organizations.switchTo(organization);
        onClaimed();
      },
    );
  return (
    <>
      <FailureNotice failure={action.failure} />
      <FieldFrame label={words.into}>
        {(tied) => (
          <Select value={into} onChange={({ currentTarget }) => setInto(currentTarget.value)} {...tied}>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{words.found(order.organization)}</option>
          </Select>
        )}
      </FieldFrame>
      <div>
        <Button variant="primary" aria-disabled={action.pending} onClick={press}>
          {words.claimButton}
        </Button>
      </div>
    </>
  );
}

function ChooseInto(props: Claiming & { readonly claim: string }) {
  const { organizations } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => organizations.list(options), [organizations]));
  return <QueryBoundary query={query}>{(own) => <ClaimTarget {...props} own={own} />}</QueryBoundary>;
}

function LogInFirst({ order, mine }: { readonly order: GuestOrder; readonly mine: string | null }) {
  const back = { pathname: paths.selfServiceReturn, search: `?order=${order.id}`, hash: '' };
  const login = loginPath(back);
  return (
    <>
      <p>{mine === null ? words.logInFirst(order.email) : words.otherAccount(mine, order.email)}</p>
      {mine === null ? (
        <div className="row">
          <LinkButton variant="primary" to={login}>
            {words.logIn}
          </LinkButton>
          <LinkButton to={login.replace(paths.login, paths.signUp)}>{words.signUp}</LinkButton>
        </div>
      ) : null}
    </>
  );
}

function Open(props: Claiming) {
  const { order, opened } = props;
  const person = personOf(useSession());
  const mine = person?.email ?? null;
  if (opened.claim === null)
    return (
      <>
        <p>{words.mailed(order.email)}</p>
        <Resend order={order} opened={opened} />
      </>
    );
  return (
    <>
      {mine?.toLowerCase() === order.email ? (
        <ChooseInto {...props} claim={opened.claim} />
      ) : (
        <LogInFirst order={order} mine={mine} />
      )}
      <Resend order={order} opened={opened} />
    </>
  );
}

/** Shows whether the license of an order can be claimed: not yet, now (with a form), or no longer because it has been claimed (LIC-7). */
export function OrderClaim(props: Claiming) {
  const { claim, state, trust } = props.order;
  return (
    <SectionCard id="claim" heading={words.claim}>
      <div className="stack">
        {claim === 'none' ? <p>{words.nothingToClaim}</p> : null}
        {claim === 'later' ? <p>{words.later}</p> : null}
        {claim === 'open' ? <Open {...props} /> : null}
        {claim === 'claimed' ? (
          <>
            <p>{state === 'pending-po' && trust === 'none' ? words.claimedUnconfirmed : words.claimed}</p>
            <div>
              <LinkButton variant="primary" to={paths.license} reloadDocument>
                {words.toLicense}
              </LinkButton>
            </div>
          </>
        ) : null}
      </div>
    </SectionCard>
  );
}
