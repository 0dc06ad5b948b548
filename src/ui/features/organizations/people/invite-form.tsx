import { useEffect, useRef } from 'react';
import { type InvitedRole, invitedRoles } from '#domain/organizations/invitations/invitation.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { CheckedAddresses } from './checked-addresses.tsx';
import { invitedRoleWords, inviteWords as words } from './messages/en/invitations.ts';
import type { Checked, Inviting } from './use-inviting.ts';
import { useRolesToInvite } from './use-roles-to-invite.ts';

type Field = 'addresses' | 'role' | 'organizationId' | 'message';

const roleOf = (text: string): InvitedRole => invitedRoles.find((role) => role === text) ?? 'teacher';

const wordsFor: Readonly<Partial<Record<Field, { readonly required: string; readonly 'too-long': string }>>> =
  {
    addresses: { required: words.noAddress, 'too-long': words.tooMany },
    message: { required: words.messageTooLong, 'too-long': words.messageTooLong },
  };

export function InviteForm({
  organizationId,
  schools,
  inviting,
}: {
  readonly organizationId: string;
  readonly schools: readonly Organization[];
  readonly inviting: Inviting;
}) {
  const { invitations } = useApp();
  const roles = useRolesToInvite();
  const { checked } = inviting;
  const submission = useSubmission<Field, Checked>(
    async (values) => {
      const draft = {
        addresses: values.addresses,
        message: values.message,
        role: roleOf(values.role),
        organizationId: values.organizationId,
      };
      const answer = await invitations.preview(draft);
      return answer.ok ? ok({ draft, answer: answer.value }) : answer;
    },
    inviting.check,
    () => true,
  );
  const errorOf = (field: 'addresses' | 'message'): string | undefined => {
    const { refusal } = submission;
    const problem = refusal?.kind === 'form/invalid' ? refusal.fields[field] : undefined;
    if (problem !== 'required' && problem !== 'too-long') return submission.fieldError(field);
    return wordsFor[field]?.[problem];
  };
  const addresses = useRef<HTMLDivElement>(null);
  const isChecked = checked !== null;
  const wasChecked = useRef(isChecked);
  // Restores the focus after the user goes back to the list.
  useEffect(() => {
    if (wasChecked.current && !isChecked) addresses.current?.querySelector('textarea')?.focus();
    wasChecked.current = isChecked;
  }, [isChecked]);
  return (
    <>
      <div hidden={isChecked} ref={addresses}>
        <Form {...submission.form} name="invite">
          <SectionColumns
            first={
              <TextAreaField
                label={words.addresses}
                hint={words.addressesHint}
                name="addresses"
                rows={8}
                spellCheck={false}
                autoCapitalize="none"
                error={errorOf('addresses')}
              />
            }
            summary={
              <>
                {schools.length > 1 ? (
                  <FieldFrame label={words.school}>
                    {(tied) => (
                      <Select name="organizationId" defaultValue={organizationId} {...tied}>
                        {schools.map(({ id, name }) => (
                          <option key={id} value={id}>
                            {name}
                          </option>
                        ))}
                      </Select>
                    )}
                  </FieldFrame>
                ) : (
                  <input type="hidden" name="organizationId" value={organizationId} />
                )}
                {roles.length > 1 ? (
                  <FieldFrame label={words.role} hint={words.roleHint}>
                    {(tied) => (
                      <Select name="role" defaultValue="teacher" {...tied}>
                        {roles.map((role) => (
                          <option key={role} value={role}>
                            {invitedRoleWords[role]}
                          </option>
                        ))}
                      </Select>
                    )}
                  </FieldFrame>
                ) : (
                  <input type="hidden" name="role" value="teacher" />
                )}
                <TextAreaField
                  label={words.message}
                  hint={words.messageHint}
                  name="message"
                  optional
                  error={errorOf('message')}
                />
                <div>
                  <SubmitButton wide={false} pending={submission.pending}>
                    {words.check}
                  </SubmitButton>
                </div>
              </>
            }
            rest={null}
          />
        </Form>
      </div>
      {checked === null ? null : <CheckedAddresses checked={checked} inviting={inviting} />}
    </>
  );
}
