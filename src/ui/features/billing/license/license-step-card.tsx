import { useState } from 'react';
import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import type { License } from '#domain/billing/license/license.ts';
import { licenseStep, type LicenseStep } from '#domain/billing/license/license-step.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { PayByCard } from '../../../components/pay-by-card.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';
import { paths } from '../../../routes/paths.ts';
import { licenseStepWords as words, buyerNamesOf, type StepWords } from './messages/en/license-step.ts';
import { purchaseSubject } from './purchase-subject.ts';

type BuysFor = 'self' | 'organization';

const wordsOf = (step: LicenseStep, { lastDay }: License, buysFor: BuysFor): StepWords => {
  if (step.kind === 'pay') return words.pay(step);
  if (step.kind === 'renew') return words.renew(step, lastDay);
  if (step.kind === 'buy') return words.buy(step, lastDay, buysFor);
  return step.kind === 'invite' ? words.invite(step) : words['add-seats'](step);
};

const pathOf = (step: LicenseStep, buysFor: BuysFor): string => {
  if (step.kind === 'pay') return '#documents';
  if (step.kind === 'renew') return paths.checkoutRenew;
  if (step.kind === 'invite') return step.byPerson ? paths.teachers : paths.newTeacher;
  if (step.kind === 'add-seats') return `${paths.checkoutPurchase}?term=rest`;
  return buysFor === 'organization' && !step.hasEnded ? paths.licensePlan : paths.checkoutPurchase;
};

function Act({ step, button, buysFor }: { step: LicenseStep; button: string; buysFor: BuysFor }) {
  const { orders } = useApp();
  if (step.kind === 'pay' && step.invoice !== null) {
    const { order } = step.invoice;
    return (
      <>
        <PayByCard label={button} open={() => orders.payInvoice(order)} />
        <LinkButton to={pathOf(step, buysFor)}>{words.toInvoice}</LinkButton>
      </>
    );
  }
  return (
    <LinkButton variant="primary" to={pathOf(step, buysFor)}>
      {button}
    </LinkButton>
  );
}

/** Returns the sentence that tells users who may not buy whom to ask. Empty if they can take the step themselves, or if no name is known. */
function askSentence({ kind }: LicenseStep, { buyers }: License): string {
  const names = buyerNamesOf(buyers);
  return names === '' || kind === 'add-seats' || kind === 'invite' ? '' : words.ask[kind](names);
}

type Shown = {
  readonly license: License;
  readonly documents: readonly BillingDocument[];
  readonly isRenewedByCard: boolean;
};

function useBuysFor(): BuysFor {
  const organization = personOf(useSession())?.organization ?? null;
  const refused = useRefusal('license.buy', { relation: 'none', organization: organization?.path ?? null });
  return refused === null && organization !== null && organization.kind !== 'workspace'
    ? 'organization'
    : 'self';
}

/** Returns the user's next step, and whether they can take it themselves. Returns null if there is nothing to do. */
function useStep({ license, ...shown }: Shown): { step: LicenseStep; mayAct: boolean } | null {
  const person = personOf(useSession());
  const [today] = useState(() => dayOfBooks(Date.now()));
  const subject = purchaseSubject(license, person?.organization?.path ?? null);
  const mayBuy = useRefusal('license.buy', subject) === null;
  const mayAssignSeats = useRefusal('license.assign-seats') === null;
  const state = person?.accessState ?? license.state;
  const step = licenseStep({ ...shown, license, state, mayBuy, mayAssignSeats, today });
  return step === null ? null : { step, mayAct: mayBuy || step.kind === 'invite' };
}

const isDue = (step: LicenseStep): boolean =>
  step.kind === 'pay' && (step.reason === 'paused' || step.reason === 'overdue');

/**
 * The card at the top of the page: the next step with its button. For users who may not buy, shows whom to ask. Renders nothing if there is nothing to do
 * (UI-11).
 */
export function LicenseStepCard(shown: Shown) {
  const buysFor = useBuysFor();
  const found = useStep(shown);
  if (found === null) return null;
  const { step, mayAct } = found;
  const { heading, lead, button } = wordsOf(step, shown.license, buysFor);
  const sentence = mayAct ? lead : askSentence(step, shown.license);
  return (
    <Card
      as="section"
      id="next-step"
      className="settings-section next-step"
      data-due={isDue(step) || undefined}
      aria-label={words.label}
    >
      <header className="stack" data-gap="2">
        <h2>{heading}</h2>
        {sentence === '' ? null : <p>{breakable(sentence)}</p>}
      </header>
      {mayAct ? (
        <div className="row">
          <Act step={step} button={button} buysFor={buysFor} />
        </div>
      ) : null}
    </Card>
  );
}
