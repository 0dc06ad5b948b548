import { Stack } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { DeletionPreview } from '#domain/organizations/members/account-deletion.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { shell } from '../../../messages/en/shell.ts';
import { paths } from '../../../routes/paths.ts';
import { useIdentityConfirmation } from './confirmation.tsx';
import { DeletionEffects } from './deletion-effects.tsx';
import { deletionWords as words } from './messages/en/delete-account.ts';

type Props = {
  readonly typed: string;
  readonly onClose: () => void;
};

function DeleteForm({ typed, onClose }: Props) {
  const { security } = useApp();
  const confirmed = useIdentityConfirmation();
  const [differs, setDiffers] = useState(false);
  const submission = useSubmission<'typed', boolean>(
    async (values) => {
      setDiffers(false);
      if (values.typed.trim().toLowerCase() !== typed.toLowerCase()) return ok(false);
      const deleted = await confirmed(security.deleteAccount);
      return deleted.ok ? ok(true) : deleted;
    },
    (deleted) => (deleted ? onClose() : setDiffers(true)),
  );
  return (
    <Form {...submission.form} name="delete">
      <TextField
        label={words.type(typed)}
        name="typed"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={differs ? words.typeError(typed) : undefined}
      />
      <Actions>
        <Button onClick={onClose}>{shell.cancel}</Button>
        <SubmitButton variant="danger" wide={false} pending={submission.pending}>
          {words.submit}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

type BlockedProps = { readonly by: DeletionPreview['blockedBy']; readonly onClose: () => void };

/** Shows what to do first if the user is the last one who manages an organization with other members. */
const Blocked = ({ by, onClose }: BlockedProps) => (
  <>
    <Notice tone="warning" title={words.blockedTitle}>
      {by.map(({ id, name, role }) => (
        <p key={id}>{words.blocked[role](name)}</p>
      ))}
    </Notice>
    <Actions>
      <Button onClick={onClose}>{shell.cancel}</Button>
      <LinkButton to={paths.teachers}>{words.teachers}</LinkButton>
    </Actions>
  </>
);

export function DeleteAccountDialog({ typed, onClose }: Props) {
  const { security } = useApp();
  const preview = useQuery(
    useCallback((options: ReadOptions) => security.deletionPreview(options), [security]),
  );
  return (
    <Dialog title={words.title} step={preview.state} onClose={onClose}>
      <QueryBoundary query={preview} waiting={words.waiting}>
        {(value) =>
          value.blockedBy.length > 0 ? (
            <Blocked by={value.blockedBy} onClose={onClose} />
          ) : (
            <Stack gap="4">
              <DeletionEffects preview={value} />
              <DeleteForm typed={typed} onClose={onClose} />
            </Stack>
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}
