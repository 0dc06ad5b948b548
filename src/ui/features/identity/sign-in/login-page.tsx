import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { looksLikeSignInLink, opensMailedLink } from '#domain/identity/sign-in/sign-in-link.ts';
import { signOutReasonParameter } from '#domain/identity/navigation/own-account.ts';
import { sessionLostCode } from '#domain/identity/navigation/paths.ts';
import { pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import { useSession } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { login } from '../../../messages/en/account.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { LoginForm } from './login-form.tsx';

const followLink = fetchedPart(async () => (await fetched(import('./follow-link.tsx'))).FollowLink);
const mailedLinkPage = fetchedPart(
  async () => (await fetched(import('./mailed-link-page.tsx'))).MailedLinkPage,
);

/** The form for a mailed link. Its script is loaded only for such links. */
function OpenedLink({ search }: { readonly search: string }) {
  const query = new Map(new URLSearchParams(search));
  const opening = (notice: ReactNode = null) => (
    <AccountPage>
      <PageTitle>{login.opening}</PageTitle>
      {notice}
    </AccountPage>
  );
  if (!useHydrated()) return opening();
  return (
    <FetchedPart
      part={opensMailedLink(search) ? mailedLinkPage : followLink}
      waiting={opening()}
      renderMissing={opening}
    >
      {(Opened) => <Opened query={query} />}
    </FetchedPart>
  );
}

export function Component() {
  const { search } = useLocation();
  const query = new Map(new URLSearchParams(search));
  const navigate = useNavigate();
  const session = useSession();
  const redirectUrl = query.get('redirectUrl') ?? null;
  const reason = login.left.get(query.get(signOutReasonParameter) ?? '');
  const opensLink = looksLikeSignInLink(query);

  const next = session.state === 'signed-in' && !opensLink ? pathAfterSignIn(session, redirectUrl) : null;

  useEffect(() => {
    if (next !== null) void navigate(next, { replace: true });
  }, [next, navigate]);

  if (opensLink) return <OpenedLink key={search} search={search} />;
  return (
    <LoginForm returnPath={redirectUrl ?? '/'}>
      {query.get('errorCode') === String(sessionLostCode) && (
        <Notice tone="warning">{login.sessionLost}</Notice>
      )}
      {reason !== undefined && <Notice tone="success">{reason}</Notice>}
    </LoginForm>
  );
}
