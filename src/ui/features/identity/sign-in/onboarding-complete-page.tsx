import { useLocation, useNavigate } from 'react-router';
import { safeReturnPath } from '#domain/identity/navigation/paths.ts';
import { AccountPage } from '../../../components/account-page.tsx';
import { JoinNotice } from '../../../components/notices/join-notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { onboarding } from '../../../messages/en/account.ts';
import { InvitedNotice } from './invited-notice.tsx';
import { NotYou } from './not-you.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';

export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goOn = (): void =>
    void navigate(safeReturnPath(new URLSearchParams(search).get('redirectUrl')), { replace: true });

  return (
    <AccountPage>
      <InvitedNotice />
      <JoinNotice />
      <OnboardingSteps
        renderTitle={(count) => <PageTitle lead={onboarding.lead(count)}>{onboarding.heading}</PageTitle>}
        onDone={goOn}
      />
      <NotYou />
    </AccountPage>
  );
}
