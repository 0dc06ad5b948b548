import { useRevalidator } from 'react-router';
import { maxSeatNoteLength, type SeatStanding } from '#domain/organizations/members/seats.ts';
import { useApp } from '../../../app-context.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { ownSeatWords as words } from './messages/en/seats.ts';

function AskForSeat() {
  const { members } = useApp();
  const { revalidate } = useRevalidator();
  const { form, pending, fieldError } = useSubmission<'note', SeatStanding>(
    ({ note }) => members.askForSeat(note),
    async (standing) => {
      await revalidate();
      toast(words.done(standing));
    },
  );
  return (
    <Form {...form} name="ask-for-seat">
      <TextAreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        optional
        maxLength={maxSeatNoteLength}
        error={fieldError('note')}
      />
      <SubmitButton wide={false} pending={pending}>
        {words.ask}
      </SubmitButton>
    </Form>
  );
}

/** Informs a teacher who has no seat, and lets them request one (LIC-8). */
export const OwnSeat = ({ seat }: { readonly seat: SeatStanding | null }) =>
  seat === 'none' || seat === 'asked' ? (
    <SectionCard id="own-seat" heading={words.heading} lead={words[seat]}>
      {seat === 'none' ? <AskForSeat /> : null}
    </SectionCard>
  ) : null;
