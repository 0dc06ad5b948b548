import { useState } from 'react';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { CodeField } from '../../../forms/code-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { confirmWords } from './messages/en/profile.ts';
import type { Prove } from './prove.ts';

type Intent = 'confirm' | 'again';

export function ConfirmByCode(props: {
  readonly by: 'code' | 'authenticator';
  readonly email: string;
  readonly prove: Prove;
  readonly onProved: (confirmed: boolean) => void;
  readonly onOtherWay: () => void;
}) {
  const { security } = useApp();
  const [sentAgain, setSentAgain] = useState(false);
  const byMail = props.by === 'code';
  const submission = useSubmission<'code' | 'intent' | 'email', Intent>(
    async ({ code, intent }) => {
      setSentAgain(false);
      if (intent === 'again') {
        const sent = await security.sendConfirmationCode();
        return sent.ok ? ok('again') : sent;
      }
      const proved = await props.prove({ by: props.by, code });
      if (!proved.ok) return proved;
      props.onProved(proved.value);
      return ok('confirm');
    },
    (done) => setSentAgain(done === 'again'),
  );
  return (
    <>
      <p>{breakable(byMail ? confirmWords.codeLead(props.email) : confirmWords.authenticatorLead)}</p>
      {sentAgain ? <Notice tone="success">{confirmWords.sentAnother}</Notice> : null}
      <Form {...submission.form} name={`confirm-${props.by}`}>
        <CodeField
          label={byMail ? confirmWords.code : confirmWords.authenticator}
          name="code"
          error={submission.fieldError('code')}
        />
        <SubmitButton pending={submission.pending}>{confirmWords.submit}</SubmitButton>
        <div className="form-extras">
          {byMail ? (
            <Button type="submit" name="intent" value="again" aria-disabled={submission.pending}>
              {confirmWords.sendAnother}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={props.onOtherWay}>
            {confirmWords.otherWay}
          </Button>
        </div>
      </Form>
    </>
  );
}
