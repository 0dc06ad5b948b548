import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../../app-context.tsx';
import { LinkButton } from '../../components/button.tsx';
import { paths } from '../../routes/paths.ts';
import { schoolWords as words } from './messages/en/school.ts';
import { SettingsSection } from './settings-section.tsx';

/** The school that somebody acts in, with the way to leave it (a workspace has none): the page of oneself among its teachers says what that does (ORG-7). */
export function SchoolSection() {
  const organization = personOf(useSession())?.organization ?? null;
  if (organization === null || organization.kind === 'workspace') return null;
  return (
    <SettingsSection id="school" heading={words.heading} lead={words.lead(organization.name)}>
      <div>
        <LinkButton to={paths.ownTeacher}>{words.leave}</LinkButton>
      </div>
    </SettingsSection>
  );
}
