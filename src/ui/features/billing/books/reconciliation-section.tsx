import { Scale } from 'lucide-react';
import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ReconciliationStanding } from '#domain/billing/orders/reconciliation.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Chip } from '../../../components/chip.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { reconciliationWords as words } from './messages/en/reconciliation.ts';
import { officeDay } from './order-table.tsx';

type Shown = ReconciliationStanding['differences'][number];

const Row = ({ difference }: { readonly difference: Shown }) => {
  const { kind, movement, id, at, theirs, ours, order, isSettled, isOpen } = difference;
  const standing = isSettled ? 'settled' : isOpen ? 'open' : 'gone';
  return (
    <SettingsRow icon={Scale}>
      <div className="settings-what">
        <strong>{words.kinds[kind]}</strong>
        <span className="quiet">{breakable([words.movements[movement], officeDay(at), id].join(' · '))}</span>
        <span className="quiet">{words.sums(theirs, ours)}</span>
        {order === null ? null : <TextLink to={paths.bookedOrder(order)}>{words.order}</TextLink>}
      </div>
      <Chip tone={standing === 'open' ? 'coral' : 'plain'}>{words.standing[standing]}</Chip>
    </SettingsRow>
  );
};

/** The nightly comparisons of the payment provider with our books (LIC-10). */
export function ReconciliationSection() {
  const { books } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => books.reconciliation(options), [books]));
  return (
    <SectionCard id="reconciliation" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {({ last, differences }) => (
          <>
            <p className="quiet">
              {last === null
                ? words.never
                : words.last(officeDay(last.to), officeDay(last.from), last.compared)}
            </p>
            {differences.length === 0 ? (
              <p>{last === null ? null : words.same}</p>
            ) : (
              <ul className="settings-list" aria-label={words.list}>
                {differences.map((difference) => (
                  <Row key={`${difference.movement}/${difference.id}`} difference={difference} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryBoundary>
    </SectionCard>
  );
}
