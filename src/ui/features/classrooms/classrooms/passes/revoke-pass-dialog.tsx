import { useRef } from 'react';
import type { ListedPass } from '#domain/classrooms/passes/pass-views.ts';
import { useApp } from '../../../../app-context.tsx';
import { ConfirmDialog } from '../../../../chakra/confirm-dialog.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { passesWords as words } from '../messages/en/passes.ts';

type RevokeProps = {
  readonly classroomId: string;
  readonly pass: ListedPass;
  readonly onRevoked: () => void;
  readonly rest: () => HTMLElement | null;
  readonly onClose: () => void;
};

export function RevokePassDialog({ classroomId, pass: { id, day }, onRevoked, rest, onClose }: RevokeProps) {
  const { passes } = useApp();
  const action = useAsyncAction();
  const revoked = useRef(false);
  const revoke = (): void =>
    action.run(
      () => passes.revoke({ classroomId, id }),
      () => {
        revoked.current = true;
        onRevoked();
        onClose();
        toast(words.revoked);
      },
    );
  return (
    <ConfirmDialog
      title={words.askTitle(day)}
      confirmLabel={words.revoke}
      action={action}
      finalFocus={() => (revoked.current ? rest() : null)}
      onConfirm={revoke}
      onClose={onClose}
    >
      {words.ask}
    </ConfirmDialog>
  );
}
