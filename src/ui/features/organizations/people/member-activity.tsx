import { History } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Activity, activityDefaults } from '#domain/activity.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Page, PageStart } from '#domain/platform/tables/page.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { whatWords, whoWords } from '../../../messages/en/activity.ts';
import { localMoment } from '../../../messages/local-moment.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { memberPage as words } from './messages/en/members.ts';

const newest = {
  ...activityDefaults,
  size: 25,
  filter: { match: 'all', rules: [] },
} as const;

function Entries({ page, onGo }: { readonly page: Page<Activity>; readonly onGo: (to: PageStart) => void }) {
  const { rows, before, after } = page;
  if (rows.length === 0) return <p className="quiet">{words.noActivity}</p>;
  return (
    <>
      <ol className="settings-list" aria-labelledby="activity-heading">
        {rows.map((entry) => (
          <SettingsRow key={entry.id} icon={History}>
            <div className="settings-what">
              <strong>{whatWords(entry)}</strong>
              <span className="quiet">{words.when(localMoment(entry.at), whoWords(entry))}</span>
            </div>
          </SettingsRow>
        ))}
      </ol>
      {before === null && after === null ? null : (
        <div className="row">
          <Button aria-disabled={before === null} onClick={() => before !== null && onGo({ before })}>
            {words.later}
          </Button>
          <Button aria-disabled={after === null} onClick={() => after !== null && onGo({ after })}>
            {words.earlier}
          </Button>
        </div>
      )}
    </>
  );
}

/** The activity of a member, for users who may read the log. The member can see that it was read (SEC-5). */
export function MemberActivity({ id }: { readonly id: string }) {
  const { members } = useApp();
  const [start, go] = useState<PageStart>(null);
  const question = useCallback(
    (options: ReadOptions) => members.activity(id, { ...newest, start, timeZone: viewerTimeZone() }, options),
    [members, id, start],
  );
  const query = useQuery(question);
  return (
    <SectionCard id="activity" heading={words.activityHeading} lead={words.activityLead}>
      <QueryBoundary query={query}>{(page) => <Entries page={page} onGo={go} />}</QueryBoundary>
    </SectionCard>
  );
}
