import type { ClientApp } from '#application/client/client-app.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { centsOf } from '#domain/billing/prices/typed-amount.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type { BookedOrder } from '#domain/billing/orders/booked-order.ts';
import { maxNoteLength, maxNumberLength } from '#domain/platform/forms/parse-line.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { dollars } from '../../../messages/en/money.ts';
import { useIdentityConfirmation } from '../../identity/account/confirmation.tsx';
import { actWords as words, orderName } from './messages/en/books.ts';

export type OrderDialogAct = 'pay' | 'credit' | 'refund';

type Field = 'cents' | 'reference' | 'note';
/** The values of the form. A card refund has no reference field. */
type Values = Readonly<Record<'cents' | 'note', string> & { readonly reference?: string }>;
type Done = Promise<Result<unknown, FormInvalid<Field> | ClientFailure>>;

const asks: Readonly<
  Record<OrderDialogAct, (books: ClientApp['books'], order: BookedOrder, values: Values) => Done>
> = {
  pay: (books, { id }, { cents, reference }) =>
    books.recordPayment(id, { cents: centsOf(cents), reference: reference ?? '' }),
  credit: (books, { id }, { cents, note }) => books.credit(id, { cents: centsOf(cents), note }),
  refund: (books, { id, paid }, { cents, note, reference }) =>
    books.refund(id, { cents: centsOf(cents), seen: paid.cents, note, reference: reference ?? null }),
};

/** The maximum amount of an action on an order, in cents. */
export const maxCentsOf = ({ state, open, paid }: BookedOrder, act: OrderDialogAct): number => {
  if (act === 'refund') return state === 'paid' ? paid.cents : 0;
  return state === 'pending-po' ? open.cents : 0;
};

export function OrderActDialog(props: {
  readonly order: BookedOrder;
  readonly act: OrderDialogAct;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { order, act, onClose, onDone } = props;
  const { books } = useApp();
  const confirmed = useIdentityConfirmation();
  const { label, lead, done } = words[act];
  const { form, pending, fieldError } = useSubmission<Field, unknown>(
    (values) => confirmed(() => asks[act](books, order, { ...values })),
    () => {
      toast(done);
      onDone();
      return undefined;
    },
  );
  const most = usd(maxCentsOf(order, act));
  const isTransfer = act === 'refund' && order.payment === 'invoice';
  return (
    <Dialog title={`${label}: ${orderName(order)}`} onClose={onClose}>
      <Form {...form} name={act}>
        <p>{lead}</p>
        {act === 'refund' ? <p>{isTransfer ? words.byTransfer : words.toCard}</p> : null}
        <TextField
          label={words.amount}
          name="cents"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={(most.cents / 100).toFixed(2)}
          hint={words.atMost(dollars(most))}
          error={fieldError('cents')}
        />
        {act === 'pay' || isTransfer ? (
          <TextField
            label={act === 'pay' ? words.paymentReference : words.transferReference}
            name="reference"
            autoComplete="off"
            maxLength={maxNumberLength}
            error={fieldError('reference')}
          />
        ) : null}
        {act === 'pay' ? null : (
          <TextField
            label={words.reason}
            name="note"
            hint={words.reasonHint}
            autoComplete="off"
            maxLength={maxNoteLength}
            error={fieldError('note')}
          />
        )}
        <Actions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <SubmitButton variant={act === 'refund' ? 'danger' : 'primary'} wide={false} pending={pending}>
            {label}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
