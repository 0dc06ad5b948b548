import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Member } from '#domain/organizations/members/member.ts';
import { breakable } from '../../../components/breakable.tsx';
import { Facts } from '../../../components/facts.tsx';
import { localDate } from '../../../messages/local-date.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import {
  memberColumnWords as columnWords,
  memberList,
  memberPage as words,
  roleWords,
  seatWords,
  statusWords,
} from './messages/en/members.ts';

export function MemberFacts({ member: { details } }: { readonly member: Member }) {
  if (details === null) return null;
  const { email, role, school, status, seat, since, lastActiveAt, billingContact } = details;
  const facts = [
    [columnWords.email, email === null ? words.none : breakable(bidiIsolate(email))],
    [columnWords.role, roleWords[role]],
    [columnWords.school, bidiIsolate(school.name)],
    [columnWords.status, statusWords[status]],
    [columnWords.seat, seatWords[seat]],
    [columnWords.since, localDate(since)],
    [columnWords.lastActive, lastActiveAt === null ? memberList.never : localDate(lastActiveAt)],
    [words.billingContact, billingContact ? words.yes : words.no],
  ] as const;
  return (
    <SectionCard id="about" heading={words.about}>
      <Facts of={facts} />
    </SectionCard>
  );
}
