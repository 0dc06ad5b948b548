import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { looksLikeSignInLink } from '#domain/identity/sign-in-link.ts';
import { sessionLostCode } from '#domain/navigation/paths.ts';
import { pathAfterSignIn } from '#domain/policy/after-sign-in.ts';
import { useSession } from '../../app-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { login } from '../../messages/en/account.ts';
import { FollowLink } from './follow-link.tsx';
import { LoginForm } from './login-form.tsx';

/** `/login`: every way in, and the page that a link from a mail opens. */
export function Component() {
  const { search } = useLocation();
  const query = new Map(new URLSearchParams(search));
  const navigate = useNavigate();
  const session = useSession();
  const redirectUrl = query.get('redirectUrl') ?? null;
  const opensLink = looksLikeSignInLink(query);

  const next = session.state === 'signed-in' && !opensLink ? pathAfterSignIn(session, redirectUrl) : null;

  useEffect(() => {
    if (next !== null) void navigate(next, { replace: true });
  }, [next, navigate]);

  if (opensLink) return <FollowLink key={search} query={query} />;
  return (
    <LoginForm returnPath={redirectUrl ?? '/'}>
      {query.get('errorCode') === String(sessionLostCode) && (
        <Notice tone="warning">{login.sessionLost}</Notice>
      )}
    </LoginForm>
  );
}
