import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { valueOf } from '../../../data/query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { paths } from '../../../routes/paths.ts';
import { cardOnFileWords as words } from './messages/en/checkout.ts';

/** Warns a buyer with automatic renewal by card before they pay a second time (LIC-5). */
export function CardOnFile() {
  const { orders } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => orders.renewal(options), [orders]));
  const renewal = valueOf(query);
  if (renewal?.card === undefined || renewal.card === null || renewal.next === null) return null;
  return (
    <Notice title={words.title}>
      <p>
        {renewal.refusal === null ? words.renews(renewal.next, renewal.card) : words.refused(renewal.card)}{' '}
        <TextLink to={`${paths.license}#renewal`}>{words.link}</TextLink>
      </p>
    </Notice>
  );
}
