import { Package, Truck } from 'lucide-react';
import type { Delivery } from '#domain/billing/stock/stock.ts';
import { docksWords as words } from '../messages/en/docks.ts';
import { breakable } from './breakable.tsx';
import { SettingsRow } from './settings-row.tsx';

/** The Docks of an order, the number of shipped Docks, and the parcels. */
export const DeliveryList = ({ items, shipments }: Delivery) => (
  <ul className="settings-list" aria-label={words.list}>
    {items.map((item) => (
      <SettingsRow key={item.product} icon={Package}>
        <div className="settings-what">
          <strong>{words.named(item)}</strong>
          <span className="quiet">{words.standing(item)}</span>
        </div>
      </SettingsRow>
    ))}
    {shipments.map((shipment) => (
      <SettingsRow key={shipment.id} icon={Truck}>
        <div className="settings-what">
          <strong>{breakable(words.parcel(shipment))}</strong>
          <span className="quiet">{words.sent(shipment)}</span>
        </div>
      </SettingsRow>
    ))}
  </ul>
);
