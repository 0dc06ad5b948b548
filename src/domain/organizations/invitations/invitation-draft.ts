import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseText } from '../../platform/forms/text-fields.ts';
import { err, ok, type Result } from '../../result.ts';
import { type InvitedRole, maxMessageLength } from './invitation.ts';
import { type AddressPiece, readAddresses } from './read-addresses.ts';

export type InvitationDraft = {
  readonly addresses: string;
  readonly role: InvitedRole;
  readonly organizationId: string;
  readonly message: string;
};

export type InvitationForm = Omit<InvitationDraft, 'addresses'> & {
  readonly pieces: readonly AddressPiece[];
};

type InvitationFormInvalid = FormInvalid<'addresses' | 'message'>;

/** Parses the form, or returns its problems. Rejects texts that are too long; it does not truncate them. */
export function parseInvitationDraft({
  addresses,
  message,
  ...rest
}: InvitationDraft): Result<InvitationForm, InvitationFormInvalid> {
  const pieces = readAddresses(addresses);
  const text = parseText(message, maxMessageLength);
  const problem: FieldProblem | null = pieces === null ? 'too-long' : pieces.length === 0 ? 'required' : null;
  if (pieces !== null && problem === null && text.ok) return ok({ ...rest, pieces, message: text.value });
  return err({
    kind: 'form/invalid',
    fields: {
      ...(problem === null ? {} : { addresses: problem }),
      ...(text.ok ? {} : { message: text.error }),
    },
  });
}
