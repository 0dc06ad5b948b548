import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { looksLikeSignInLink, opensMailedLink } from '#domain/identity/sign-in-link.ts';
import { leavingParameter } from '#domain/policy/own-account.ts';
import { sessionLostCode } from '#domain/navigation/paths.ts';
import { pathAfterSignIn } from '#domain/policy/after-sign-in.ts';
import { useSession } from '../../app-context.tsx';
import { AccountPage } from '../../components/account-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { login } from '../../messages/en/account.ts';
import { fetched } from '../../routes/chunk-error.ts';
import { LoginForm } from './login-form.tsx';

const FollowLink = lazy(async () => {
  const { FollowLink } = await fetched(import('./follow-link.tsx'));
  return { default: FollowLink };
});
const MailedLinkPage = lazy(async () => {
  const { MailedLinkPage } = await fetched(import('./mailed-link-page.tsx'));
  return { default: MailedLinkPage };
});

/** What a link from a mail opens; its script comes only with such a link. */
function OpenedLink({ search }: { readonly search: string }) {
  const query = new Map(new URLSearchParams(search));
  const waiting = (
    <AccountPage>
      <PageTitle>{login.opening}</PageTitle>
    </AccountPage>
  );
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      {opensMailedLink(search) ? <MailedLinkPage query={query} /> : <FollowLink query={query} />}
    </Suspense>
  );
}

/** `/login`: every way in, and the page that a link from a mail opens. */
export function Component() {
  const { search } = useLocation();
  const query = new Map(new URLSearchParams(search));
  const navigate = useNavigate();
  const session = useSession();
  const redirectUrl = query.get('redirectUrl') ?? null;
  const leaving = login.left.get(query.get(leavingParameter) ?? '');
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
      {leaving !== undefined && <Notice tone="success">{leaving}</Notice>}
    </LoginForm>
  );
}
