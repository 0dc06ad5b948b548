import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { shell } from '../../../messages/en/shell.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { sessionsWords as words } from './messages/en/profile.ts';
import { SettingsSection } from './settings-section.tsx';

const ownSessions = fetchedPart(async () => (await fetched(import('./own-sessions.tsx'))).OwnSessions);
const everywhere = fetchedPart(
  async () => (await fetched(import('./log-out-everywhere.tsx'))).LogOutEverywhere,
);

/** The user's sessions, loaded after the page. Users who still have to set up two-step login can only end all sessions. */
export const SessionsSection = ({ listed }: { readonly listed: boolean }) => (
  <SettingsSection id="sessions" heading={words.heading} lead={words.lead}>
    {listed ? (
      <FetchedPart part={ownSessions} waiting={<output className="quiet">{shell.loading}</output>}>
        {(OwnSessions) => <OwnSessions />}
      </FetchedPart>
    ) : null}
    <FetchedPart part={everywhere}>{(LogOutEverywhere) => <LogOutEverywhere />}</FetchedPart>
  </SettingsSection>
);
