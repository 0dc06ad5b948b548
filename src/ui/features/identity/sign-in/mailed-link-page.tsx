import { useEffect, useRef, useState } from 'react';
import type {
  MailedLink,
  MailedLinkMode,
} from '#application/client/identity/mailed-links/read-mailed-link.ts';
import { linkModes } from '#domain/identity/sign-in/sign-in-link.ts';
import { useApp } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { mailedLinkPage as words } from './messages/en/mailed-links.ts';
import { ApplyLink } from './apply-link.tsx';
import { MailedLinkFailed } from './mailed-link-failed.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

type Stage =
  | { readonly at: 'reading' }
  | { readonly at: 'ready'; readonly link: MailedLink }
  | { readonly at: 'failed'; readonly failure: ClientFailure };

/** Returns the purpose of the link in the URL. The default is `verifyEmail`. */
const modeIn = (query: ReadonlyMap<string, string>): MailedLinkMode => {
  const mode = linkModes.find((known) => known === query.get('mode'));
  return mode === undefined || mode === 'signIn' ? 'verifyEmail' : mode;
};

/**
 * Opens a link from the identity provider's mails. Shows the address and the effect of the link. Only a click uses the link up, so that mail scanners do not.
 */
export function MailedLinkPage({ query }: { readonly query: ReadonlyMap<string, string> }) {
  const { readMailedLink } = useApp().mailedLinks;
  const [stage, setStage] = useState<Stage>({ at: 'reading' });
  const started = useRef(false);

  const read = async (): Promise<void> => {
    setStage({ at: 'reading' });
    const link = await readMailedLink(query);
    setStage(link.ok ? { at: 'ready', link: link.value } : { at: 'failed', failure: link.error });
  };
  const fail = (failure: ClientFailure): void => setStage({ at: 'failed', failure });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void read();
  });

  return (
    <AccountPage>
      {stage.at === 'reading' && <PageTitle>{words.reading}</PageTitle>}
      {stage.at === 'failed' && (
        <MailedLinkFailed mode={modeIn(query)} failure={stage.failure} onAgain={() => void read()} />
      )}
      {stage.at === 'ready' &&
        (stage.link.mode === 'resetPassword' ? (
          <ResetPasswordForm query={query} email={stage.link.email} onFailed={fail} />
        ) : (
          <ApplyLink query={query} mode={stage.link.mode} email={stage.link.email} onFailed={fail} />
        ))}
    </AccountPage>
  );
}
