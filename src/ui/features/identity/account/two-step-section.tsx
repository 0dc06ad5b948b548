import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AuthenticatorKey } from '#domain/identity/sign-in/second-factor.ts';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { twoStepWords as words } from './messages/en/two-step.ts';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { useIdentityConfirmation } from './confirmation.tsx';
import { SecondFactors } from './second-factors.tsx';
import { focusSection, SettingsSection } from './settings-section.tsx';

type Renewing = { readonly onCodes: (codes: readonly string[]) => void };

function Renew({ onCodes, asks }: Renewing & { readonly asks: boolean }) {
  const { security } = useApp();
  const confirmed = useIdentityConfirmation();
  const action = useAsyncAction();
  const [asking, setAsking] = useState(false);
  const renew = () =>
    action.run(
      () => confirmed(security.renewRecoveryCodes),
      (codes) => {
        setAsking(false);
        onCodes(codes);
      },
    );
  return (
    <>
      <Button aria-disabled={action.pending} onClick={() => (asks ? setAsking(true) : renew())}>
        {words.renew}
      </Button>
      {asks ? null : <FailureNotice failure={action.failure} />}
      {asking ? (
        <ConfirmDialog
          title={words.renewTitle}
          confirmLabel={words.renew}
          action={action}
          onConfirm={renew}
          onClose={() => setAsking(false)}
        >
          {words.renewBody}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type SetUpProps = {
  readonly ways: SignInOptions;
  readonly required: boolean;
  readonly onKey: (key: AuthenticatorKey) => void;
};

/** Starts to connect an authenticator app. The identity provider requires a verified address, and allows one app per account. */
function SetUp({ ways, required, onKey }: SetUpProps) {
  const { security } = useApp();
  const confirmed = useIdentityConfirmation();
  const action = useAsyncAction();
  if (!ways.emailVerified) {
    return <ConfirmEmail email={ways.email ?? ''} why={words.confirmEmail} />;
  }
  return (
    <>
      <FailureNotice failure={action.failure} />
      <div>
        <Button
          variant={required ? 'primary' : 'secondary'}
          aria-disabled={action.pending}
          onClick={() => action.run(() => confirmed(security.startAuthenticator), onKey)}
        >
          {words.setUp}
        </Button>
      </div>
    </>
  );
}

/** The second step of a login: setup, list, removal, recovery codes (AUT-18). Passes the codes to the page, which shows them once. */
export function TwoStepSection({
  ways,
  required,
  onCodes,
}: Renewing & Pick<SetUpProps, 'ways' | 'required'>) {
  const { revalidate } = useRevalidator();
  const [key, setKey] = useState<AuthenticatorKey | null>(null);
  const [codesMissing, setCodesMissing] = useState(false);
  const isOn = ways.secondFactors.length > 0;

  const showCodes = (made: readonly string[]): void => {
    setCodesMissing(false);
    onCodes(made);
  };
  const finished = async (made: readonly string[] | null): Promise<void> => {
    if (made === null) setCodesMissing(true);
    else showCodes(made);
    toast(words.isOn);
    await revalidate();
    setKey(null);
  };
  const cancel = (): void => {
    setKey(null);
    focusSection('two-step');
  };

  return (
    <SettingsSection
      id="two-step"
      heading={words.heading}
      lead={words.lead}
      badge={<Chip tone={isOn ? 'moss' : 'plain'}>{isOn ? words.on : words.off}</Chip>}
    >
      {codesMissing ? <Notice tone="warning">{words.codesMissing}</Notice> : null}
      {isOn ? (
        <>
          <SecondFactors factors={ways.secondFactors} />
          <div className="row">
            <Renew asks={!codesMissing} onCodes={showCodes} />
          </div>
        </>
      ) : null}
      {!isOn && key === null ? <SetUp ways={ways} required={required} onKey={setKey} /> : null}
      {!isOn && key !== null ? (
        <AuthenticatorSetup authenticator={key} onDone={finished} onCancel={cancel} />
      ) : null}
    </SettingsSection>
  );
}
