import { hardwareIn } from '#domain/billing/prices/hardware.ts';
import type { GuestOrder } from '#domain/billing/self-service/guest-order.ts';
import { type Delivery, deliveryState } from '#domain/billing/stock/stock.ts';
import { DeliveryList } from '../../../components/delivery-list.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { orderWords as words } from './messages/en/self-service.ts';

/** The delivery of an order's Docks. Renders nothing if the order has no Docks, or if none will be sent. */
export function OrderDeliverySection({
  delivery,
  ...order
}: Pick<GuestOrder, 'lines' | 'state'> & { readonly delivery: Delivery }) {
  if (delivery.items.length === 0) {
    const waits = order.state === 'pending-po' && hardwareIn(order.lines).length > 0;
    return waits ? (
      <SectionCard id="docks" heading={words.delivery}>
        <p>{words.docksWait}</p>
      </SectionCard>
    ) : null;
  }
  return (
    <SectionCard id="docks" heading={words.delivery}>
      <p>{words.deliveryState[deliveryState(delivery.items)]}</p>
      <DeliveryList {...delivery} />
    </SectionCard>
  );
}
