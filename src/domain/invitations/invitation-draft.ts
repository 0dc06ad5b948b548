import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseText } from '../account/text-fields.ts';
import { err, ok, type Result } from '../result.ts';
import { type InvitedRole, longestMessage } from './invitation.ts';
import { type AddressPiece, readAddresses } from './read-addresses.ts';

/** What somebody who invites fills in; `addresses` is what they pasted. */
export type InvitationDraft = {
  readonly addresses: string;
  readonly role: InvitedRole;
  readonly organizationId: string;
  readonly message: string;
};

/** The same, read. */
export type InvitationForm = Omit<InvitationDraft, 'addresses'> & {
  readonly pieces: readonly AddressPiece[];
};

type InvitationFormInvalid = FormInvalid<'addresses' | 'message'>;

/** Reads what was filled in; nothing is cut off: what is too long is refused. */
export function parseInvitationDraft({
  addresses,
  message,
  ...rest
}: InvitationDraft): Result<InvitationForm, InvitationFormInvalid> {
  const pieces = readAddresses(addresses);
  const text = parseText(message, longestMessage);
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
