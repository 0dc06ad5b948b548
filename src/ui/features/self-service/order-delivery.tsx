import { type Delivery, deliveryState } from '#domain/stock/stock.ts';
import { DeliveryList } from '../../components/delivery-list.tsx';
import { SectionCard } from '../../layouts/section-card.tsx';
import { orderWords as words } from './messages/en/self-service.ts';

/** Where the Docks of an order are; nothing where it has none. */
export function OrderDelivery(delivery: Delivery) {
  if (delivery.items.length === 0) return null;
  return (
    <SectionCard id="docks" heading={words.delivery}>
      <p>{words.deliveryState[deliveryState(delivery.items)]}</p>
      <DeliveryList {...delivery} />
    </SectionCard>
  );
}
