import { Mail } from 'lucide-react';
import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { SentNotice } from '#domain/billing/notices/notice.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { localMoment } from '../../../messages/local-moment.ts';
import { paths } from '../../../routes/paths.ts';
import { noticesWords as words } from './messages/en/notices.ts';

const Row = ({ notice: { name, address, at } }: { readonly notice: SentNotice }) => (
  <SettingsRow icon={Mail}>
    <div className="settings-what">
      <strong>{words.told[name]}</strong>
      <span className="quiet">{localMoment(at)}</span>
      <span className="quiet">{breakable(address)}</span>
    </div>
  </SettingsRow>
);

/** The mails about licenses that were sent, with date and address (R28). */
export function NoticesSection() {
  const { license } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => license.notices(options), [license]));
  return (
    <SectionCard id="emails" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(notices) =>
          notices.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className="settings-list" aria-label={words.list}>
              {notices.map((notice) => (
                <Row key={notice.id} notice={notice} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <TextLink alone to={`${paths.profile}#notifications`}>
        {words.choose}
      </TextLink>
    </SectionCard>
  );
}
