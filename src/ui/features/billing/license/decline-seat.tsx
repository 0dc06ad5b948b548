import { maxSeatNoteLength } from '#domain/organizations/members/seats.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { shell } from '../../../messages/en/shell.ts';
import { seatRequestWords as words } from './messages/en/seats.ts';

export function DeclineSeat({
  id,
  name,
  onChanged,
  onClose,
}: {
  readonly id: string;
  readonly name: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const { members } = useApp();
  const { form, pending, fieldError } = useSubmission<'why', null>(
    ({ why }) => members.decideSeat(id, 'decline', why),
    () => {
      onClose();
      toast(words.declined(name));
      onChanged();
    },
  );
  return (
    <Dialog title={words.declineTitle(name)} onClose={onClose}>
      <p>{words.declineLead}</p>
      <Form {...form} name="decline-seat">
        <TextAreaField
          name="why"
          label={words.why}
          optional
          maxLength={maxSeatNoteLength}
          error={fieldError('why')}
        />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton variant="danger" wide={false} pending={pending}>
            {words.decline}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
