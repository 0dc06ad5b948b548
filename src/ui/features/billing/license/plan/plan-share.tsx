import { useState } from 'react';
import type { LicensePlan, PlanChoice } from '#domain/billing/license/license-plan.ts';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { paths } from '../../../../routes/paths.ts';
import { planWords as words } from '../messages/en/plan.ts';
import { checkoutOfPlan } from './checkout-of-plan.ts';

type Shared = {
  readonly query: string;
  readonly plan: LicensePlan;
  readonly choice: PlanChoice;
  /** Whom the reader buys a license for, or null for readers who may not buy. */
  readonly buysFor: 'self' | 'organization' | null;
};

/** Shares a plan as a link or on paper. Links buyers to the checkout of the planned order. */
export function PlanShare({ query, plan, choice, buysFor }: Shared) {
  const toCheckout = buysFor === null ? null : checkoutOfPlan(plan, choice, buysFor);
  const [status, setStatus] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(`${window.location.origin}${paths.licensePlan}${query}`).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    );
  return (
    <div className="no-print">
      <SectionCard id="share" heading={words.share} lead={words.shareLead}>
        <div className="row">
          {toCheckout === null ? null : (
            <LinkButton variant="primary" to={toCheckout}>
              {words.buy}
            </LinkButton>
          )}
          <Button onClick={copy}>{words.copy}</Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
        </div>
        {buysFor === 'self' && toCheckout === null ? <p>{words.schoolBuys}</p> : null}
        {toCheckout !== null && plan.orders.length > 1 ? <p>{words.oneAtATime}</p> : null}
        <output className="field-hint">{status}</output>
      </SectionCard>
    </div>
  );
}
