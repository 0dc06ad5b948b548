import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../../../../app-context.tsx';
import { AccountPage } from '../../../../components/account-page.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { useSubmission } from '../../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../../messages/client-failure.ts';
import { paths } from '../../../../routes/paths.ts';
import { passPageWords as words } from '../messages/en/passes.ts';

/** Returns the code in a URL's fragment, which browsers do not send to servers. The QR code on a card contains this URL. */
const codeIn = (hash: string): string => /^#code=([\w-]{1,40})$/.exec(hash)?.[1] ?? '';

/** Asks for the code of a card. `ended` is the reason why this tab's previous pass no longer works. */
export function EnterPass({
  ended,
  left,
  onEntered,
}: {
  readonly ended: ClientFailure | null;
  readonly left: boolean;
  readonly onEntered: () => void;
}) {
  const { passes } = useApp();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const submission = useSubmission<'passCode', void>(
    ({ passCode }) => passes.enter(passCode),
    async () => {
      // The code has been used. `replace` removes it from the address bar and the history.
      await navigate(paths.pass, { replace: true });
      onEntered();
    },
  );
  return (
    <AccountPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      {left ? <Notice tone="success">{words.left}</Notice> : null}
      <FailureNotice failure={submission.refusal === null ? ended : null} />
      <Form {...submission.form} name="pass">
        <TextField
          label={words.code}
          hint={words.hint}
          name="passCode"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={codeIn(hash)}
          disabled={!useHydrated()}
          error={submission.fieldError('passCode')}
        />
        <SubmitButton pending={submission.pending}>{words.enter}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
