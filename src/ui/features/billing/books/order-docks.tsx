import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderDelivery } from '#application/client/billing/ports/stock-service.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { BookedOrder } from '#domain/billing/orders/booked-order.ts';
import { maxNumberLength } from '#domain/platform/forms/parse-line.ts';
import { addressLines } from '#domain/billing/orders/order-contact.ts';
import { deliveryState } from '#domain/billing/stock/stock.ts';
import { useApp } from '../../../app-context.tsx';
import { Dialog } from '../../../chakra/dialog.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { DeliveryList } from '../../../components/delivery-list.tsx';
import { Facts } from '../../../components/facts.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { ActForm } from '../../../forms/act-form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { docksWords } from '../../../messages/en/docks.ts';
import { countryName } from '../../../messages/en/places.ts';
import { orderName } from './messages/en/books.ts';
import { contactWords, shipWords as words } from './messages/en/deliveries.ts';

type Contact = NonNullable<OrderDelivery['contact']>;

const Address = ({ of }: { readonly of: Contact['billing'] }) => (
  <chakra.address whiteSpace="pre-line" fontStyle="normal">
    {[...addressLines(of).slice(0, -1), countryName(of.country)].map(bidiIsolate).join('\n')}
  </chakra.address>
);

/** The buyer of an order without an account (LIC-7). */
export const OrderBuyerSection = ({
  contact,
  plan,
}: { readonly contact: Contact } & Pick<BookedOrder, 'plan'>) => (
  <SectionCard id="order-buyer" heading={contactWords.heading}>
    <Facts
      of={[
        [contactWords.name, contact.name],
        [contactWords.email, breakable(contact.email)],
        [contactWords.organization, contact.organization],
        [contactWords.billing, <Address key="billing" of={contact.billing} />],
        ...(contact.taxId === null ? [] : [[contactWords.taxId, contact.taxId] as const]),
        ...(contact.notes === '' ? [] : [[contactWords.notes, contact.notes] as const]),
        // An order of only Docks has no license.
        ...(plan === null
          ? []
          : [
              [
                contactWords.claim,
                contact.claimedAt === null ? contactWords.unclaimed : contactWords.claimed(contact.claimedAt),
              ] as const,
            ]),
      ]}
    />
  </SectionCard>
);

function ShipDialog({ order, onClose }: { readonly order: BookedOrder; readonly onClose: () => void }) {
  const { stock } = useApp();
  const { revalidate } = useRevalidator();
  const submission = useSubmission<'carrier' | 'tracking', OrderDelivery>(
    (values) => stock.ship(order.id, { ...values }),
    async () => {
      toast(words.done);
      await revalidate();
      onClose();
    },
  );
  const { fieldError } = submission;
  return (
    <Dialog title={`${words.ship}: ${orderName(order)}`} onClose={onClose}>
      <ActForm
        submission={submission}
        name="ship"
        lead={words.lead}
        does={words.ship}
        leaves={words.cancel}
        onLeave={onClose}
      >
        <TextField
          label={words.carrier}
          name="carrier"
          hint={words.carrierHint}
          autoComplete="off"
          maxLength={maxNumberLength}
          error={fieldError('carrier')}
        />
        <TextField
          label={words.tracking}
          name="tracking"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxNumberLength}
          error={fieldError('tracking')}
        />
      </ActForm>
    </Dialog>
  );
}

/** The Docks of an order, with their address and shipping (LIC-7). Renders nothing for an order without Docks. */
export function OrderDocksSection({
  order,
  delivered: { contact, delivery },
}: {
  readonly order: BookedOrder;
  readonly delivered: OrderDelivery;
}) {
  const [shipping, setShipping] = useState(false);
  if (delivery.items.length === 0) return null;
  const state = deliveryState(delivery.items);
  const shipTo = contact?.shipping ?? null;
  return (
    <SectionCard id="order-docks" heading={words.heading}>
      <div className="chip-row">
        <Chip tone={state === 'shipped' ? 'moss' : 'sun'}>{docksWords.state[state]}</Chip>
      </div>
      <Facts of={[[words.address, shipTo === null ? words.noAddress : <Address key="ship" of={shipTo} />]]} />
      <DeliveryList {...delivery} />
      {order.toSend === 0 ? null : (
        <div>
          <Button variant="primary" onClick={() => setShipping(true)}>
            {words.ship}
          </Button>
        </div>
      )}
      {shipping ? <ShipDialog order={order} onClose={() => setShipping(false)} /> : null}
    </SectionCard>
  );
}
