import { AccountPage } from '../../components/account-page.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../routes/paths.ts';
import { classEntryWords as words } from './messages/en/class-entry.ts';

/** `/class`: whoever scanned a login card with a camera is told to scan it with the app. It reads nothing of the address (NAV-1). */
export const Component = () => (
  <AccountPage>
    <PageTitle lead={words.lead}>{words.heading}</PageTitle>
    <div className="prose">
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{words.noApp}</p>
    </div>
    <p>
      <TextLink alone to={paths.usingTheMobileApp}>
        {words.guide}
      </TextLink>
    </p>
  </AccountPage>
);
