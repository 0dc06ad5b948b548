import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { paths } from '../../../routes/paths.ts';
import { schoolWords as words } from './messages/en/school.ts';
import { SettingsSection } from './settings-section.tsx';

/** The user's school, with a link to the page where they can leave it (ORG-7). There is no link for a workspace. */
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
