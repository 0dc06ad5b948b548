import { useState } from 'react';
import type { PairedDevice } from '#domain/identity/devices/device-login.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { appCodeWords as words } from './messages/en/devices.ts';
import { SettingsSection } from './settings-section.tsx';
import { ShownCode } from './shown-code.tsx';
import { idsOf, useArrival } from './use-arrival.ts';

/** The number of times that the code is renewed automatically. After that, the page assumes that no user is looking. */
const maxRenewals = 5;

type CodeState =
  | { readonly state: 'none' | 'ended' }
  | {
      readonly state: 'shown';
      readonly code: string;
      readonly endsAt: number;
      readonly known: readonly string[];
      readonly renewals: number;
    }
  | { readonly state: 'used'; readonly name: string };

/** A login code for the app. It is created on request, because any person who sees it can use it. */
export function AppCodeSection({ devices }: { readonly devices: readonly PairedDevice[] }) {
  const { devices: service } = useApp();
  const action = useAsyncAction();
  const [code, setCode] = useState<CodeState>({ state: 'none' });
  const arrived = useArrival(devices, code.state === 'shown' ? code.known : null);
  if (arrived !== null) setCode({ state: 'used', name: arrived.name });

  const show = (renewals: number): void =>
    action.run(
      () => service.makeLoginCode(),
      ({ code: made, expiresInSeconds }) => {
        const endsAt = Date.now() + expiresInSeconds * 1000;
        setCode({ state: 'shown', code: made, endsAt, known: idsOf(devices), renewals });
      },
    );
  const end = (): void => {
    if (code.state !== 'shown') return;
    if (code.renewals === maxRenewals) setCode({ state: 'ended' });
    else show(code.renewals + 1);
  };

  return (
    <SettingsSection id="app-code" heading={words.heading} lead={words.lead}>
      {code.state === 'used' ? (
        <Notice tone="success" title={words.loggedIn(code.name)}>
          {words.notYou}
        </Notice>
      ) : null}
      {code.state === 'ended' ? <Notice>{words.ended}</Notice> : null}
      <FailureNotice failure={action.failure} />
      {code.state === 'shown' ? (
        <ShownCode
          key={code.code}
          code={code.code}
          endsAt={code.endsAt}
          renewing={action.pending}
          onRenew={() => show(0)}
          onEnd={end}
        />
      ) : (
        <div>
          <Button variant="primary" aria-disabled={action.pending} onClick={() => show(0)}>
            {code.state === 'none' ? words.show : words.showAnother}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
