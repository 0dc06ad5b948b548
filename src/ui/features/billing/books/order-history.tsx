import { ReceiptText } from 'lucide-react';
import type { BookedEvent } from '#domain/billing/orders/booked-order.ts';
import { breakable } from '../../../components/breakable.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { dollars } from '../../../messages/en/money.ts';
import { orderPage as words } from './messages/en/books.ts';
import { officeDay } from './order-table.tsx';

/** All ledger entries of an order, oldest first. */
export const OrderHistory = ({ history }: { readonly history: readonly BookedEvent[] }) => (
  <SectionCard id="order-history" heading={words.history}>
    <ol className="settings-list" aria-label={words.historyList}>
      {history.map(({ id, kind, at, amount, document, note }) => (
        <SettingsRow key={id} icon={ReceiptText}>
          <div className="settings-what">
            <strong>
              {breakable([words.kinds[kind], ...(document === null ? [] : [document])].join(' · '))}
            </strong>
            <span className="quiet">{officeDay(at)}</span>
            {note === null ? null : (
              <span className="quiet" dir="auto">
                {note}
              </span>
            )}
          </div>
          <strong>{dollars(amount)}</strong>
        </SettingsRow>
      ))}
    </ol>
  </SectionCard>
);
