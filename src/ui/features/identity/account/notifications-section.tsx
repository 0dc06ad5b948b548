import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { shell } from '../../../messages/en/shell.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { notificationsWords as words } from './messages/en/profile.ts';
import { SettingsSection } from './settings-section.tsx';

const mailChoices = fetchedPart(async () => (await fetched(import('./mail-choices.tsx'))).MailChoices);

/** The user's mail settings (ORG-7). The content is loaded after the page. */
export const NotificationsSection = () => (
  <SettingsSection id="notifications" heading={words.heading} lead={words.lead}>
    <FetchedPart part={mailChoices} waiting={<output className="quiet">{shell.loading}</output>}>
      {(MailChoices) => <MailChoices />}
    </FetchedPart>
  </SettingsSection>
);
