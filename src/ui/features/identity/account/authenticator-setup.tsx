import { Suspense } from 'react';
import type { AuthenticatorKey } from '#domain/identity/sign-in/second-factor.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { CodeField } from '../../../forms/code-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { shell } from '../../../messages/en/shell.ts';
import { twoStepWords as words } from './messages/en/two-step.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { useIdentityConfirmation } from './confirmation.tsx';
import { CopyButton } from './copy-button.tsx';

/** Optional, because the key next to it works without the picture. */
const QrCode = optionalPart(async () => (await fetched(import('../../../chakra/qr-code.tsx'))).QrCode);

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

export function AuthenticatorSetup(props: {
  readonly authenticator: AuthenticatorKey;
  /** Receives the new recovery codes, or null if they could not be created. */
  readonly onDone: (codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}) {
  const { security } = useApp();
  const confirmed = useIdentityConfirmation();
  const { secret, uri } = props.authenticator;
  const submission = useSubmission<'code' | 'name', readonly string[] | null>(
    ({ code, name }) => confirmed(() => security.finishAuthenticator(code, name)),
    props.onDone,
  );
  return (
    <Form {...submission.form} name="authenticator" className="form authenticator-setup">
      <ol className="setup-steps numbered stack" data-gap="6">
        <li>
          <h3>{words.steps.scan}</h3>
          <p className="quiet">{words.steps.scanHint}</p>
          <Suspense fallback={null}>
            <QrCode text={uri} label={words.qrTitle} />
          </Suspense>
        </li>
        <li>
          <h3>{words.steps.type}</h3>
          <p>
            <code className="secret" aria-label={words.secret}>
              {inFours(secret)}
            </code>
          </p>
          <div className="row">
            <CopyButton text={secret}>{words.copyKey}</CopyButton>
          </div>
        </li>
        <li>
          <h3>{words.steps.code}</h3>
          <CodeField
            label={words.code}
            hint={words.codeHint}
            name="code"
            error={submission.fieldError('code')}
          />
          <TextField
            label={words.name}
            hint={words.nameHint}
            name="name"
            autoComplete="off"
            defaultValue={words.defaultName}
            error={submission.fieldError('name')}
          />
        </li>
      </ol>
      <div className="row">
        <SubmitButton wide={false} pending={submission.pending}>
          {words.finish}
        </SubmitButton>
        <Button variant="quiet" onClick={props.onCancel}>
          {shell.cancel}
        </Button>
      </div>
    </Form>
  );
}
