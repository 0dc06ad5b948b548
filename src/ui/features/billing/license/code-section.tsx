import { useRevalidator } from 'react-router';
import type { RedeemedCode } from '#domain/billing/license/activation-code.ts';
import type { License } from '#domain/billing/license/license.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { codeWords as words } from './messages/en/code.ts';
import { purchaseSubject } from './purchase-subject.ts';

function Enter() {
  const { orders } = useApp();
  const { revalidate } = useRevalidator();
  const { form, pending, fieldError } = useSubmission<'activationCode', RedeemedCode>(
    ({ activationCode }) => orders.redeem(activationCode),
    ({ startsOn, endsOn }) => {
      toast(words.done(startsOn, endsOn));
      void revalidate();
    },
  );
  return (
    <SectionCard id="activation-code" heading={words.heading} lead={words.lead}>
      <Form {...form} name="activation-code">
        <TextField
          label={words.label}
          name="activationCode"
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          error={fieldError('activationCode')}
        />
        <div>
          <SubmitButton variant="secondary" wide={false} pending={pending}>
            {words.enter}
          </SubmitButton>
        </div>
      </Form>
    </SectionCard>
  );
}

/** The form for an activation code, for users who may buy (LIC-4). */
export function CodeSection(license: License) {
  const organization = personOf(useSession())?.organization?.path ?? null;
  const refused = useRefusal('license.buy', purchaseSubject(license, organization));
  return refused === null ? <Enter /> : null;
}
