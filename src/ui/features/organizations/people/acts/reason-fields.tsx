import type { ReactNode } from 'react';
import { type StaffReasonDraft, staffReasons } from '#domain/organizations/staff/staff-reason.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select, TextField } from '../../../../forms/text-field.tsx';
import { personWords as words, reasonWords } from '../messages/en/people.ts';

export const ReasonChoice = (props: {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly initial?: string;
  readonly children: ReactNode;
}) => (
  <FieldFrame label={props.label} error={props.error}>
    {(tied) => (
      <Select name={props.name} defaultValue={props.initial} {...tied}>
        {props.children}
      </Select>
    )}
  </FieldFrame>
);

export const reasonOf = (values: Readonly<Record<'reason' | 'ticket', string>>): StaffReasonDraft => ({
  why: values.reason,
  ticket: values.ticket || null,
});

/** Asks our staff for a reason and the number of their case. The list contains only valid reasons, so only the number can be invalid. */
export const ReasonFields = ({ error }: { readonly error: string | undefined }) => (
  <>
    <ReasonChoice label={words.reason} name="reason" error={undefined}>
      {staffReasons.map((why) => (
        <option key={why} value={why}>
          {reasonWords[why]}
        </option>
      ))}
    </ReasonChoice>
    <TextField
      label={words.ticket}
      name="ticket"
      optional
      hint={words.ticketHint}
      autoComplete="off"
      error={error}
    />
  </>
);
