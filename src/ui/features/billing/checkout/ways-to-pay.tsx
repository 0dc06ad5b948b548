import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Quote } from '#domain/billing/prices/quote.ts';
import type { Offer, OrderForm } from '#domain/billing/orders/offer.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { chosenPdf } from '../../../forms/chosen-file.ts';
import { Choice } from '../../../forms/choice.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { paths } from '../../../routes/paths.ts';
import { waysToPay as words } from './messages/en/checkout.ts';
import { RenewByCard, type RenewalOf } from './renew-by-card.tsx';
import { OrderOfQuote } from './order-of-quote.tsx';

const ways = ['card', 'invoice'] as const;
export type WayToPay = (typeof ways)[number];

type Asked = {
  readonly form: OrderForm;
  readonly total: Quote['total'];
  readonly renewal?: RenewalOf | null;
};

const Ordered = (props: {
  readonly quote: string | undefined;
  readonly failure: { readonly kind: string } | null;
}) =>
  props.quote === undefined || props.failure?.kind !== 'order/quote-ordered' ? null : (
    <div>
      <OrderOfQuote quote={props.quote} />
    </div>
  );

function ByCard({ form, total, renewal = null }: Asked) {
  const { orders } = useApp();
  const [renews, setRenews] = useState(false);
  const paying = useAsyncAction();
  const pay = (): void =>
    paying.run(
      () => orders.place(renews && renewal !== null ? { ...form, autoRenew: true } : form),
      ({ payAt }) => window.location.assign(payAt),
    );
  return (
    <>
      {renewal === null ? null : <RenewByCard renewal={renewal} chosen={renews} onChange={setRenews} />}
      <FailureNotice failure={paying.failure} />
      <Ordered quote={form.quote} failure={paying.failure} />
      <div>
        <Button variant="primary" aria-disabled={paying.pending} onClick={pay}>
          {words.pay(total)}
        </Button>
      </div>
    </>
  );
}

/** Places an order with a purchase order number. The license starts immediately, and the invoice is due in 30 days. */
function OnInvoice({ form, total }: Asked) {
  const { orders } = useApp();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [warned, setWarned] = useState<string | null>(null);
  const submission = useSubmission<'purchaseOrder' | 'file', string>(
    async ({ purchaseOrder: number }) => {
      const file = await chosenPdf(input.current);
      if (!file.ok) return file;
      const sent = { number, file: file.value.length === 0 ? null : file.value, isRepeat: number === warned };
      const placed = await orders.orderOnInvoice(form, sent);
      setWarned(!placed.ok && placed.error.kind === 'order/purchase-order-used' ? number : null);
      return placed;
    },
    (id) => navigate(`${paths.checkoutReturn('pending')}?order=${encodeURIComponent(id)}`),
  );
  return (
    <Form {...submission.form} name="purchase-order">
      <Ordered quote={form.quote} failure={submission.refusal} />
      <p>{words.invoiceLead}</p>
      <TextField
        label={words.purchaseOrder}
        name="purchaseOrder"
        hint={words.purchaseOrderHint}
        autoComplete="off"
        error={submission.fieldError('purchaseOrder')}
      />
      <TextField
        ref={input}
        label={words.purchaseOrderFile}
        name="file"
        type="file"
        accept="application/pdf,.pdf"
        optional
        hint={words.purchaseOrderFileHint}
        error={submission.fieldError('file')}
      />
      <div>
        <SubmitButton wide={false} pending={submission.pending}>
          {warned === null ? words.order(total) : words.again(total)}
        </SubmitButton>
      </div>
    </Form>
  );
}

function AskForQuote({ form }: Pick<Asked, 'form'>) {
  const { orders } = useApp();
  const navigate = useNavigate();
  const asking = useAsyncAction();
  const ask = (): void =>
    asking.run(
      () => orders.quote(form),
      async () => {
        toast(words.quoted);
        await navigate(`${paths.license}#documents`);
      },
    );
  return (
    <div className="stack">
      <p className="quiet">{words.quoteLead}</p>
      <FailureNotice failure={asking.failure} />
      <div>
        <Button aria-disabled={asking.pending} onClick={ask}>
          {words.quote}
        </Button>
      </div>
    </div>
  );
}

/** Payment by card, payment by purchase order (schools and districts only), and a quote without an order (LIC-5, LIC-7). */
export function WaysToPay({
  offer: { name },
  first,
  ...ordered
}: Asked & { readonly offer: Pick<Offer, 'name'>; readonly first: WayToPay }) {
  const [method, setMethod] = useState<WayToPay>(first);
  if (name === null) return <ByCard {...ordered} />;
  return (
    <>
      <div className="choice-block">
        <Choice legend={words.how} values={ways} labels={words.ways} chosen={method} onChoose={setMethod} />
      </div>
      {method === 'card' ? <ByCard {...ordered} /> : <OnInvoice {...ordered} />}
      {ordered.form.quote === undefined ? <AskForQuote form={ordered.form} /> : null}
    </>
  );
}
