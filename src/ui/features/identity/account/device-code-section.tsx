import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeviceAsking, PairedDevice } from '#domain/identity/devices/device-login.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { appCodeWords, deviceCodeWords as words } from './messages/en/devices.ts';
import { SettingsSection } from './settings-section.tsx';
import { idsOf, useArrival } from './use-arrival.ts';

type Asking = DeviceAsking & { readonly userCode: string };

/** The device that shows the code, with its name and location. The user must confirm the device before it is logged in (RFC 8628, section 5.4). */
function Confirm({
  asking,
  onDone,
}: {
  readonly asking: Asking;
  readonly onDone: (approved: boolean) => void;
}) {
  const { devices } = useApp();
  const action = useAsyncAction();
  const answer = (approved: boolean): void =>
    action.run(
      () => devices.answerRequest(asking.userCode, approved),
      () => onDone(approved),
    );
  return (
    <>
      <Notice tone="warning" title={words.asks(asking.deviceName)}>
        <p>{words.from(asking.client, asking.network)}</p>
        <p>{asking.sameNetwork ? words.sameNetwork : words.otherNetwork}</p>
        <p>{words.warning}</p>
      </Notice>
      <FailureNotice failure={action.failure} />
      <div className="row">
        <Button aria-disabled={action.pending} onClick={() => answer(true)}>
          {words.approve}
        </Button>
        <Button variant="quiet" aria-disabled={action.pending} onClick={() => answer(false)}>
          {words.refuse}
        </Button>
      </div>
    </>
  );
}

export function DeviceCodeSection({ devices }: { readonly devices: readonly PairedDevice[] }) {
  const { devices: service } = useApp();
  const [given] = useSearchParams();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [refused, setRefused] = useState(false);
  const [known, setKnown] = useState<readonly string[] | null>(null);
  const arrived = useArrival(devices, known);
  const submission = useSubmission<'userCode', Asking>(async ({ userCode }) => {
    const found = await service.findRequest(userCode);
    return found.ok ? ok({ ...found.value, userCode }) : found;
  }, setAsking);
  const done = (approved: boolean): void => {
    setAsking(null);
    setRefused(!approved);
    setKnown(approved ? idsOf(devices) : null);
  };
  return (
    <SettingsSection id="device-code" heading={words.heading} lead={words.lead}>
      {known !== null && arrived === null ? <Notice>{words.approved}</Notice> : null}
      {arrived === null ? null : (
        <Notice tone="success" title={appCodeWords.loggedIn(arrived.name)}>
          {appCodeWords.notYou}
        </Notice>
      )}
      {refused ? <Notice>{words.refused}</Notice> : null}
      {asking === null ? (
        <Form {...submission.form} name="device-code">
          <TextField
            label={words.code}
            hint={words.hint}
            name="userCode"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            defaultValue={given.get('user_code') ?? ''}
            error={submission.fieldError('userCode')}
          />
          <div>
            <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
              {words.find}
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <Confirm asking={asking} onDone={done} />
      )}
    </SettingsSection>
  );
}
