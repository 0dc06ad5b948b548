import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { seatAssignmentWords as words } from './messages/en/seats.ts';

/** How seats are assigned, and the option to switch (LIC-8). */
export function SeatAssignment({ byPerson }: { readonly byPerson: boolean }) {
  const { members } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const [asks, setAsks] = useState(false);
  const label = byPerson ? words.toAutomatic : words.toByPerson;
  const change = (): void =>
    action.run(
      () => members.setSeatAssignment(!byPerson),
      async () => {
        await revalidate();
        setAsks(false);
        toast(words.changed);
      },
    );
  return (
    <>
      <p>{byPerson ? words.byPerson : words.automatic}</p>
      <div>
        <Button onClick={() => setAsks(true)}>{label}</Button>
      </div>
      {asks ? (
        <ConfirmDialog
          title={byPerson ? words.askAutomatic : words.askByPerson}
          confirmLabel={label}
          action={action}
          onConfirm={change}
          onClose={() => setAsks(false)}
        >
          {byPerson ? words.automaticEffect : words.byPersonEffect}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
