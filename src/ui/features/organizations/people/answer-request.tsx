import type { JoinRequest } from '#domain/organizations/joining/join-request.ts';
import type { MovingClassroom } from '#domain/organizations/joining/moving-classroom.ts';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { MovingClassrooms } from '../../../components/moving-classrooms.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import { shell } from '../../../messages/en/shell.ts';
import { joinRequestWords as words } from './messages/en/join-requests.ts';

export type Asked = { readonly request: JoinRequest; readonly onChanged: () => void };
type Closable = { readonly onClose: () => void };

export const nameOf = ({ firstName, lastName, email }: JoinRequest): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || (email ?? words.unnamed);

export function useApproval({ request, onChanged }: Asked): readonly [AsyncAction, () => void] {
  const { joining } = useApp();
  const action = useAsyncAction();
  const approve = (): void =>
    action.run(
      () => joining.approve(request.id),
      () => {
        toast(words.approved(nameOf(request), request.moving));
        onChanged();
      },
    );
  return [action, approve];
}

export function Decline({ request, onChanged, onClose }: Asked & Closable) {
  const { joining } = useApp();
  const action = useAsyncAction();
  const name = nameOf(request);
  const decline = (): void =>
    action.run(
      () => joining.decline(request.id),
      () => {
        onClose();
        toast(words.declined(name));
        onChanged();
      },
    );
  return (
    <ConfirmDialog
      title={words.declineTitle(name)}
      confirmLabel={words.decline}
      action={action}
      onConfirm={decline}
      onClose={onClose}
    >
      {words.declineLead(request.moving)}
    </ConfirmDialog>
  );
}

/** Shows the data that moves and the changes before the user approves (ORG-1). */
export function ReviewMove(props: Asked & Closable & { readonly moving: readonly MovingClassroom[] }) {
  const { request, moving, onClose } = props;
  const [action, approve] = useApproval(props);
  const name = nameOf(request);
  return (
    <Dialog title={words.moveTitle(name)} onClose={onClose}>
      <p>{words.moveIn(moving)}</p>
      <MovingClassrooms classrooms={moving} />
      <ul className="plain-list">
        {words.changes(name, request.organizationName).map((change) => (
          <li key={change}>{breakable(change)}</li>
        ))}
      </ul>
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button data-focus-first="" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button variant="primary" aria-disabled={action.pending} onClick={approve}>
          {words.approveMove}
        </Button>
      </Actions>
    </Dialog>
  );
}
