import type { GuestOrder, PlacedGuestOrder } from '#domain/billing/self-service/guest-order.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { orderWords as words } from './messages/en/self-service.ts';

type Props = {
  readonly order: GuestOrder;
  readonly orderKey: string;
  readonly onOrdered: () => void;
};

export function OrderQuote({ order, orderKey, onOrdered }: Props) {
  const { guestOrders } = useApp();
  const card = useAsyncAction();
  const goOn = ({ payAt }: PlacedGuestOrder): void => {
    if (payAt === null) onOrdered();
    else window.location.assign(payAt);
  };
  const submission = useSubmission<'purchaseOrder', PlacedGuestOrder>(
    ({ purchaseOrder }) => guestOrders.orderQuote(order.id, orderKey, purchaseOrder),
    goOn,
  );
  return (
    <SectionCard id="order-quote" heading={words.orderQuote}>
      <Form {...submission.form} name="order-quote">
        <TextField
          label={words.purchaseOrder}
          name="purchaseOrder"
          autoComplete="off"
          error={submission.fieldError('purchaseOrder')}
        />
        <FailureNotice failure={card.failure} />
        <div className="row">
          <SubmitButton wide={false} pending={submission.pending}>
            {words.byPo}
          </SubmitButton>
          <Button
            aria-disabled={card.pending}
            onClick={() => card.run(() => guestOrders.orderQuote(order.id, orderKey, null), goOn)}
          >
            {words.byCard}
          </Button>
        </div>
      </Form>
    </SectionCard>
  );
}
