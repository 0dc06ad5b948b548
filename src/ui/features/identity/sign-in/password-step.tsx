import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { NewPasswordField } from '../../../forms/new-password-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { fields, onboarding as words } from '../../../messages/en/account.ts';
import { StepTitle } from './step-title.tsx';

/**
 * A password for an account that was created for the user, or that lost its early password (AUT-13). The user can skip this step, because they can also log in
 * by mail.
 */
export function PasswordStep({ onDone }: { readonly onDone: () => void }) {
  const { security } = useApp();
  const removed = personOf(useSession())?.passwordRemoved === true;
  const submission = useSubmission<'password', void>(
    ({ password }) => security.setPassword(password),
    () => {
      toast(words.passwordSaved);
      onDone();
    },
  );

  return (
    <>
      <StepTitle key="password" lead={removed ? words.passwordRemovedLead : words.passwordLead}>
        {removed ? words.passwordRemovedHeading : words.passwordHeading}
      </StepTitle>
      <Form {...submission.form}>
        <NewPasswordField label={fields.password} submission={submission} />
        <SubmitButton pending={submission.pending}>{words.passwordSubmit}</SubmitButton>
      </Form>
      <Button variant="quiet" wide onClick={onDone}>
        {words.later}
      </Button>
    </>
  );
}
