import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { shell } from '../../../messages/en/shell.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { exportWords as words } from './messages/en/profile.ts';
import { SettingsSection } from './settings-section.tsx';

const ownExports = fetchedPart(async () => (await fetched(import('./own-exports.tsx'))).OwnExports);

/**
 * Export of the user's own data as a file (ORG-7). Mails link to its heading. The content is loaded after the page. Staff who view as the user do not see it
 * (ORG-5).
 */
export function ExportSection() {
  const viewing = personOf(useSession())?.viewing ?? null;
  return (
    <SettingsSection id="export" heading={words.heading} lead={words.lead}>
      {viewing === null ? (
        <FetchedPart part={ownExports} waiting={<output className="quiet">{shell.loading}</output>}>
          {(OwnExports) => <OwnExports />}
        </FetchedPart>
      ) : (
        <p>{words.notInView}</p>
      )}
    </SettingsSection>
  );
}
