import { Tag } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { DiscountCode } from '#domain/billing/prices/discount-code.ts';
import { plans } from '#domain/billing/prices/prices.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { Choices as ChakraChoices } from '../../../chakra/choices.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { ChoicesField } from '../../../forms/choices-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { discountsWords as words } from './messages/en/discounts.ts';

type Field = 'code' | 'percent' | 'plans' | 'validUntil' | 'maxUses';

function NewCodeDialog({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }) {
  const { books } = useApp();
  const { form, pending, fieldError } = useSubmission<Field, null>(
    (values) => {
      const { code, percent, validUntil, maxUses } = values;
      // A group of checkboxes has no value if none is checked.
      const { plans: chosen }: { readonly plans?: string } = values;
      return books.addDiscount({
        code,
        percent: Number(percent || Number.NaN),
        plans: (chosen ?? '').split(','),
        validUntil,
        maxUses: maxUses.trim() === '' ? null : Number(maxUses),
      });
    },
    () => {
      toast(words.made);
      onDone();
      return undefined;
    },
  );
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form {...form} name="discount-code">
        <TextField
          label={words.code}
          name="code"
          hint={words.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          error={fieldError('code')}
        />
        <TextField
          label={words.percent}
          name="percent"
          inputMode="numeric"
          autoComplete="off"
          error={fieldError('percent')}
        />
        <ChoicesField
          label={words.plans}
          name="plans"
          options={plans.map((plan) => ({ value: plan, label: words.plan[plan] }))}
          chosen={plans}
          Choices={ChakraChoices}
        />
        <TextField
          label={words.validUntil}
          name="validUntil"
          type="date"
          optional
          error={fieldError('validUntil')}
        />
        <TextField
          label={words.maxUses}
          name="maxUses"
          inputMode="numeric"
          optional
          autoComplete="off"
          error={fieldError('maxUses')}
        />
        <Actions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <SubmitButton wide={false} pending={pending}>
            {words.make}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function Row({ code, onDone }: { readonly code: DiscountCode; readonly onDone: () => void }) {
  const { books } = useApp();
  const action = useAsyncAction();
  return (
    <SettingsRow icon={Tag}>
      <div className="settings-what">
        <strong>{words.named(code)}</strong>
        <span className="quiet">{words.about(code)}</span>
        <FailureNotice failure={action.failure} />
      </div>
      {code.endedAt === null ? (
        <Button
          size="sm"
          aria-label={`${words.end}: ${code.code}`}
          aria-disabled={action.pending}
          onClick={() => action.run(() => books.endDiscount(code.code), onDone)}
        >
          {words.end}
        </Button>
      ) : (
        <Chip>{words.ended}</Chip>
      )}
    </SettingsRow>
  );
}

/** Discount codes. Our staff create and end them (LIC-5). */
export function DiscountsSection() {
  const { books } = useApp();
  const [making, setMaking] = useState(false);
  const query = useQuery(useCallback((options: ReadOptions) => books.discounts(options), [books]));
  return (
    <SectionCard id="discounts" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(codes) =>
          codes.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className="settings-list" aria-label={words.heading}>
              {codes.map((code) => (
                <Row key={code.code} code={code} onDone={query.retry} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <div>
        <Button onClick={() => setMaking(true)}>{words.title}</Button>
      </div>
      {making ? (
        <NewCodeDialog
          onClose={() => setMaking(false)}
          onDone={() => {
            setMaking(false);
            query.retry();
          }}
        />
      ) : null}
    </SectionCard>
  );
}
