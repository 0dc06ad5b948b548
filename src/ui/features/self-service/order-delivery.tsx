import { type Delivery, deliveryState } from '#domain/stock/stock.ts';
import { SectionCard } from '../../layouts/section-card.tsx';
import { orderWords as words } from './messages/en/self-service.ts';

/** Where the Docks of an order are; nothing where it has none. */
export function OrderDelivery({ items, shipments }: Delivery) {
  if (items.length === 0) return null;
  return (
    <SectionCard id="docks" heading={words.delivery}>
      <p>{words.deliveryState[deliveryState(items)]}</p>
      <ul>
        {items.map((item) => (
          <li key={item.product}>{words.item(item)}</li>
        ))}
      </ul>
      {shipments.length === 0 ? null : (
        <>
          <h3>{words.parcels}</h3>
          <ul>
            {shipments.map(({ id, carrier, tracking }) => (
              <li key={id}>{words.parcel(carrier, tracking)}</li>
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  );
}
