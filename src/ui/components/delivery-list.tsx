import { Package, Truck } from 'lucide-react';
import type { Delivery } from '#domain/stock/stock.ts';
import { docksWords as words } from '../messages/en/docks.ts';
import { breakable } from './breakable.tsx';
import { Icon } from './icon.tsx';

/** The Docks of an order, how many of them were sent, and the parcels. */
export const DeliveryList = ({ items, shipments }: Delivery) => (
  <ul className="settings-list" aria-label={words.list}>
    {items.map((item) => (
      <li key={item.product} className="settings-row">
        <span className="settings-mark">
          <Icon of={Package} />
        </span>
        <div className="settings-what">
          <strong>{words.named(item)}</strong>
          <span className="quiet">{words.standing(item)}</span>
        </div>
      </li>
    ))}
    {shipments.map((shipment) => (
      <li key={shipment.id} className="settings-row">
        <span className="settings-mark">
          <Icon of={Truck} />
        </span>
        <div className="settings-what">
          <strong>{breakable(words.parcel(shipment))}</strong>
          <span className="quiet">{words.sent(shipment)}</span>
        </div>
      </li>
    ))}
  </ul>
);
