import { useNavigate } from 'react-router';
import { loginPath, signUpPath } from '#domain/identity/navigation/paths.ts';
import { useApp } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { paths } from '../../../routes/paths.ts';
import { invitationPage as words } from './messages/en/invitations.ts';

const loginThenBack = (token: string): string =>
  loginPath({ pathname: paths.invitation(token), search: '', hash: '' });

export const ForVisitor = ({ token }: { readonly token: string }) => (
  <>
    <p className="quiet">{words.forVisitors}</p>
    <LinkButton variant="primary" wide to={loginThenBack(token)}>
      {words.logIn}
    </LinkButton>
    <LinkButton wide to={signUpPath(paths.invitation(token))}>
      {words.signUp}
    </LinkButton>
  </>
);

/** The user can accept after they verify the address and return to this page, even on a different device. */
const Unproved = () => {
  useRevalidateOnFocus(useApp().mailedLinks.learnVerification);
  return (
    <>
      <Notice tone="warning">{words.unproved}</Notice>
      <LinkButton variant="primary" wide to={paths.profile}>
        {words.toProfile}
      </LinkButton>
    </>
  );
};

/** For logged-in users who have not verified the invited address. They have a different address, or this one unverified. */
export function OtherAddress({
  token,
  invited,
  own,
}: {
  readonly token: string;
  readonly invited: string;
  readonly own: string | null;
}) {
  const { logout } = useApp().auth;
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await logout();
    await navigate(loginThenBack(token), { replace: true });
  };
  if (own?.toLowerCase() === invited.toLowerCase()) return <Unproved />;
  return (
    <>
      <Notice tone="warning">{words.otherAddress(invited)}</Notice>
      <Button variant="primary" wide onClick={() => void leave()}>
        {words.logInOther}
      </Button>
    </>
  );
}
