import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import { err } from '#domain/result.ts';
import type { PlacedGuestOrder } from '#domain/billing/self-service/guest-order.ts';
import { type PurchaseField, purchaseWays } from '#domain/billing/self-service/purchase-form.ts';
import { useApp } from '../../../app-context.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { valueOf } from '../../../data/query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { dollars } from '../../../messages/en/money.ts';
import { paths } from '../../../routes/paths.ts';
import { titleOf } from '../../../routes/title-of.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { orderPath } from './opened-order.ts';
import { purchaseWords as words } from './messages/en/self-service.ts';
import { PriceList } from './price-list.tsx';
import { purchaseDraftOf, firstDraft, quoteOfDraft, readDraft } from './purchase-draft.ts';
import { Billing, BuyerFields, Goods, Payment, ShippingFields } from './purchase-fields.tsx';
import './self-service.css';

function useOpening() {
  const { guestOrders } = useApp();
  return useQuery(useCallback((options: ReadOptions) => guestOrders.open(options), [guestOrders]));
}

/** A hidden field that only bots fill in. */
const HoneypotField = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {words.trap}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** `/self-service/purchase`: orders a license, Docks or both without an account (LIC-7). */
export function Component() {
  const { guestOrders } = useApp();
  const navigate = useNavigate();
  const opening = useOpening();
  const [draft, setDraft] = useState(firstDraft);
  const [today] = useState(() => dayOfBooks(Date.now()));
  const renew = useRef(opening.retry);
  const submission = useSubmission<PurchaseField | 'website', PlacedGuestOrder>(
    async (values) => {
      const opened = valueOf(opening);
      if (opened === null) return err({ kind: 'service/unreachable' });
      const draft = purchaseDraftOf(values);
      const totalCents = quoteOfDraft(draft, today)?.total.cents ?? 0;
      const { website } = values;
      const sent = await guestOrders.order(draft, { totalCents, puzzle: opened.puzzle, website });
      // A puzzle can be used only once, even if the order fails.
      if (!sent.ok && sent.error.kind !== 'form/invalid') renew.current();
      return sent;
    },
    async (placed) => {
      if (placed.payAt !== null) window.location.assign(placed.payAt);
      else await navigate(orderPath(placed.id, { key: placed.key }));
    },
  );
  const { form, fieldError } = submission;
  const { ref } = form;
  useEffect(() => {
    if (ref.current !== null) setDraft(readDraft(ref.current));
  }, [ref]);
  const quote = quoteOfDraft(draft, today);
  const hasDocks = draft.dockKits.trim() !== '' || draft.dockPacks.trim() !== '';
  const way = purchaseWays.find((each) => each === draft.way) ?? 'invoice';
  const isAlive = useHydrated();
  const part = { draft, fieldError, stock: valueOf(opening)?.stock ?? null };
  return (
    <div className="self-service stack">
      <PageTitle lead={words.lead}>{titleOf('self-service-purchase', '')}</PageTitle>
      <p>
        {words.account} <TextLink to={paths.checkoutPurchase}>{words.logIn}</TextLink>
      </p>
      <Form
        {...form}
        name="order"
        data-draft="browser"
        onInput={(event) => {
          form.onInput(event);
          setDraft(readDraft(event.currentTarget));
        }}
      >
        <SectionColumns
          first={
            <>
              <BuyerFields {...part} />
              <Goods {...part} />
              <Billing {...part} />
              <div hidden={!hasDocks}>
                <ShippingFields {...part} />
              </div>
              <Payment {...part} />
              <HoneypotField />
            </>
          }
          summary={
            <section className="card form-group" aria-labelledby="sum-heading">
              <h2 id="sum-heading">{words.sum}</h2>
              {quote === null || !isAlive ? (
                <p className="quiet">{words.noSum}</p>
              ) : (
                <>
                  <PriceList {...quote} />
                  <p className="quiet">{words.noTax}</p>
                </>
              )}
              <SubmitButton pending={submission.pending} pendingText={words.sending}>
                {quote === null ? words.submitNothing : words.submit[way](dollars(quote.total))}
              </SubmitButton>
            </section>
          }
          rest={null}
        />
      </Form>
    </div>
  );
}
