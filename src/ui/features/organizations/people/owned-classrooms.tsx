import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MemberProfile } from '#domain/organizations/members/member.ts';
import { Chip } from '../../../components/chip.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../routes/paths.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { memberPage as words } from './messages/en/members.ts';

export const OwnedClassrooms = ({ owned }: Pick<MemberProfile, 'owned'>) => (
  <SectionCard id="classrooms" heading={words.classroomsHeading}>
    {owned.length === 0 ? (
      <p className="quiet">{words.noClassrooms}</p>
    ) : (
      <ul className="plain-list" aria-labelledby="classrooms-heading">
        {owned.map(({ id, name, archivedAt }) => (
          <li key={id}>
            <TextLink to={paths.classroom(id)}>{bidiIsolate(name)}</TextLink>{' '}
            {archivedAt === null ? null : <Chip>{words.archived}</Chip>}
          </li>
        ))}
      </ul>
    )}
  </SectionCard>
);
