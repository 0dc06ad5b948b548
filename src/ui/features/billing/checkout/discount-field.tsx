import type { Discount } from '#domain/billing/prices/discount-code.ts';
import type { Plan } from '#domain/billing/prices/prices.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { discountWords as words } from './messages/en/billing.ts';

/** A field for a discount code. The service checks the typed code, and the user can remove it again (LIC-5). */
export function DiscountField({
  plan,
  discount,
  onChange,
}: {
  readonly plan: Plan;
  readonly discount: Discount | null;
  readonly onChange: (discount: Discount | null) => void;
}) {
  const { orders } = useApp();
  const submission = useSubmission<'discount', Discount>(
    ({ discount: typed }) => orders.discount(plan, typed),
    (found) => {
      onChange(found);
      return undefined;
    },
  );
  if (discount !== null)
    return (
      <div className="row">
        <span>{words.used(discount)}</span>
        <Button size="sm" onClick={() => onChange(null)}>
          {words.leaveOut}
        </Button>
      </div>
    );
  return (
    <Form {...submission.form} name="discount">
      <TextField
        label={words.label}
        name="discount"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={submission.fieldError('discount')}
      />
      <div>
        <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
          {words.use}
        </SubmitButton>
      </div>
    </Form>
  );
}
