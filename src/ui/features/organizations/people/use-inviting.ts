import { useState } from 'react';
import type { InvitationDraft } from '#domain/organizations/invitations/invitation-draft.ts';
import type { InvitedAnswer, InvitingAnswer } from '#domain/organizations/invitations/invitation-views.ts';
import { useApp } from '../../../app-context.tsx';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';
import { invitationsEntry } from './invitations-job.tsx';

export type Checked = { readonly draft: InvitationDraft; readonly answer: InvitingAnswer };

export type Inviting = {
  readonly checked: Checked | null;
  readonly sent: InvitedAnswer | null;
  readonly action: AsyncAction;
  /** Shows the preview, or goes back to the list if null. */
  readonly check: (checked: Checked | null) => void;
  readonly send: () => void;
  readonly startAgain: () => void;
};

export function useInviting(): Inviting {
  const { invitations } = useApp();
  const [checked, check] = useState<Checked | null>(null);
  const [sent, setSent] = useState<InvitedAnswer | null>(null);
  const [, saveJob] = useStorageEntry(invitationsEntry);
  const action = useAsyncAction();
  return {
    checked,
    sent,
    action,
    check: (next) => {
      action.forget();
      check(next);
    },
    send: () => {
      if (checked === null) return;
      action.run(
        () => invitations.send(checked.draft),
        (answer) => {
          saveJob(() => answer.jobId ?? '');
          setSent(answer);
        },
      );
    },
    startAgain: () => {
      setSent(null);
      check(null);
    },
  };
}
