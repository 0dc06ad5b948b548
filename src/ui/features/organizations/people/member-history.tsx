import { History, School } from 'lucide-react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MembershipInterval } from '#domain/organizations/members/member.ts';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { localDate } from '../../../messages/local-date.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { memberPage as words, roleWords } from './messages/en/members.ts';

const intervalText = ({ from, to }: MembershipInterval): string =>
  to === null ? words.since(localDate(from)) : words.until(localDate(from), localDate(to));

const endText = ({ endedWhy }: MembershipInterval): string =>
  endedWhy === null ? '' : `, ${words.ends[endedWhy]}`;

/** The member's roles over time, within the user's scope (R9). */
export const MemberHistory = ({ history }: { readonly history: readonly MembershipInterval[] }) => (
  <SectionCard id="history" heading={words.historyHeading}>
    <ol className="settings-list" aria-labelledby="history-heading">
      {history.map((interval) => (
        <SettingsRow key={interval.id} icon={interval.to === null ? School : History}>
          <div className="settings-what">
            <strong>{`${bidiIsolate(interval.school)}, ${roleWords[interval.role].toLowerCase()}`}</strong>
            <span className="quiet">{`${intervalText(interval)}${endText(interval)}`}</span>
          </div>
        </SettingsRow>
      ))}
    </ol>
  </SectionCard>
);
