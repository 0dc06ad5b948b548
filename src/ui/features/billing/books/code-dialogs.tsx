import type { ComponentProps } from 'react';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { writeCsv } from '#domain/platform/tables/csv.ts';
import { plans } from '#domain/billing/prices/prices.ts';
import {
  type CodeBatch,
  type CodeBatchDraft,
  type MadeCodes,
  maxCodes,
} from '#domain/billing/license/activation-code.ts';
import { termYears } from '#domain/organizations/grants/term.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Dialog } from '../../../chakra/dialog.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { toast } from '../../../components/notices/toast.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { ActForm } from '../../../forms/act-form.tsx';
import { Select, TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { useIdentityConfirmation } from '../../identity/account/confirmation.tsx';
import { codesPage as words } from './messages/en/codes.ts';

type DialogProps = { readonly onClose: () => void; readonly onDone: () => void };
type Field = keyof CodeBatchDraft;

const fileOf = ({ batch, codes }: MadeCodes): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    writeCsv(
      [words.code, words.plan, words.reseller],
      codes.map((code) => [code, words.worth(batch), batch.reseller]),
    ),
  );

export function MakeCodesDialog({ onClose, onDone }: DialogProps) {
  const { books } = useApp();
  const confirmed = useIdentityConfirmation();
  const submission = useSubmission<Field, MadeCodes>(
    ({ plan, seats, years, reseller, validUntil, amount }) =>
      confirmed(() =>
        books.makeCodes({
          plan,
          reseller,
          validUntil,
          seats: Number(seats),
          years: Number(years),
          amount: Number(amount),
        }),
      ),
    (made) => {
      saveFile(words.file, fileOf(made), 'text/csv;charset=utf-8');
      toast(words.made(made.codes.length));
      onDone();
    },
  );
  const { fieldError } = submission;
  return (
    <Dialog title={words.make} onClose={onClose}>
      <ActForm
        submission={submission}
        name="make-codes"
        lead={words.makeLead}
        does={words.make}
        leaves={words.cancel}
        onLeave={onClose}
      >
        <TextField
          label={words.reseller}
          name="reseller"
          hint={words.resellerHint}
          autoComplete="off"
          error={fieldError('reseller')}
        />
        <FieldFrame label={words.plan} error={fieldError('plan')}>
          {(tied) => (
            <Select name="plan" defaultValue="school" {...tied}>
              {plans.map((plan) => (
                <option key={plan} value={plan}>
                  {words.plans[plan]}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <TextField
          label={words.seats}
          name="seats"
          type="number"
          min={1}
          defaultValue="10"
          error={fieldError('seats')}
        />
        <FieldFrame label={words.years} error={fieldError('years')}>
          {(tied) => (
            <Select name="years" defaultValue="1" {...tied}>
              {termYears.map((years) => (
                <option key={years} value={years}>
                  {words.yearsOf(years)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <TextField
          label={words.amount}
          name="amount"
          type="number"
          min={1}
          max={maxCodes}
          defaultValue="100"
          hint={words.amountHint}
          error={fieldError('amount')}
        />
        <TextField label={words.validUntil} name="validUntil" type="date" error={fieldError('validUntil')} />
      </ActForm>
    </Dialog>
  );
}

type CodeField = 'activationCode';

function useRevoking(
  revoke: (
    values: Readonly<Record<CodeField, string>>,
  ) => Promise<Result<null, FormInvalid<CodeField> | ClientFailure>>,
  onDone: () => void,
) {
  const confirmed = useIdentityConfirmation();
  return useSubmission<CodeField, null>(
    (values) => confirmed(() => revoke(values)),
    () => {
      toast(words.revoked);
      onDone();
    },
  );
}

const RevokeForm = (props: Omit<ComponentProps<typeof ActForm>, 'does' | 'leaves' | 'danger'>) => (
  <ActForm {...props} danger does={words.revoke} leaves={words.cancel} />
);

export function RevokeBatchDialog({ batch, onClose, onDone }: DialogProps & { readonly batch: CodeBatch }) {
  const { books } = useApp();
  const submission = useRevoking(() => books.revokeCodes(batch.id), onDone);
  return (
    <Dialog title={words.revokeOf(batch.reseller)} onClose={onClose}>
      <RevokeForm submission={submission} name="revoke-batch" lead={words.revokeLead} onLeave={onClose} />
    </Dialog>
  );
}

export function RevokeCodeDialog({ onClose, onDone }: DialogProps) {
  const { books } = useApp();
  const submission = useRevoking(({ activationCode }) => books.revokeCode(activationCode), onDone);
  return (
    <Dialog title={words.revokeOne} onClose={onClose}>
      <RevokeForm submission={submission} name="revoke-code" lead={words.revokeOneLead} onLeave={onClose}>
        <TextField
          label={words.code}
          name="activationCode"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          error={submission.fieldError('activationCode')}
        />
      </RevokeForm>
    </Dialog>
  );
}
