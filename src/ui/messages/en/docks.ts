import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import {
  backOrdered,
  type DeliveryState,
  type OrderItem,
  type Shipment,
} from '#domain/billing/stock/stock.ts';
import { countOf } from './prices.ts';

export const docksWords = {
  state: {
    none: 'No Docks',
    'back-ordered': 'Waiting for stock',
    preparing: 'Reserved',
    'partly-shipped': 'Partly shipped',
    shipped: 'Shipped',
  } satisfies Readonly<Record<DeliveryState, string>>,
  list: 'Docks and parcels',
  named: countOf,
  /** Formats the numbers of shipped, reserved and waiting pieces of an item. Leaves out zeros. */
  standing: (item: OrderItem): string =>
    [
      [item.shipped, 'sent'],
      [item.reserved, 'reserved'],
      [backOrdered(item), 'waiting for stock'],
    ]
      .flatMap(([number, what]) => (number === 0 ? [] : [`${number} ${what}`]))
      .join(', '),
  parcel: ({ carrier, tracking }: Pick<Shipment, 'carrier' | 'tracking'>): string =>
    `${bidiIsolate(carrier)}, tracking number ${bidiIsolate(tracking)}`,
  sent: ({ at, items }: Pick<Shipment, 'at' | 'items'>): string =>
    `${items.map(countOf).join(' and ')}, shipped on ${formatDate(dayOfBooks(at))}`,
} as const;
