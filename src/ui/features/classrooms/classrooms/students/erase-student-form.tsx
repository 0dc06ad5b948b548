import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { ConfirmationProvider, useIdentityConfirmation } from '../../../identity/account/confirmation.tsx';
import { studentDialog as words } from '../messages/en/student-table.ts';

type Props = {
  readonly id: string;
  readonly onBack: () => void;
  readonly onErased: () => void;
};

function Erase({ id, onBack, onErased }: Props) {
  const { students } = useApp();
  const confirmed = useIdentityConfirmation();
  const action = useAsyncAction();
  return (
    <div className="stack">
      <p>{words.eraseLead}</p>
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button data-focus-first="" onClick={onBack}>
          {words.back}
        </Button>
        <Button
          variant="danger"
          aria-disabled={action.pending}
          onClick={() => action.run(() => confirmed(() => students.erase(id)), onErased)}
        >
          {words.eraseNow}
        </Button>
      </Actions>
    </div>
  );
}

/** Erases a student permanently. Requires a recent login or a confirmation of the user's identity (SEC-6). */
export function EraseStudentForm(props: Props) {
  const { security } = useApp();
  const query = useQuery<SignInOptions>(security.signInOptions);
  return (
    <QueryBoundary query={query}>
      {(ways) => (
        <ConfirmationProvider ways={ways}>
          <Erase {...props} />
        </ConfirmationProvider>
      )}
    </QueryBoundary>
  );
}
