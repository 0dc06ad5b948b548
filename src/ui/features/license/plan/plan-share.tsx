import { useState } from 'react';
import { Button, LinkButton } from '../../../components/button.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { planWords as words } from '../messages/en/plan.ts';

/** A plan is sent as a link or printed; who buys goes on to the checkout. */
export function PlanShare({ query, buys }: { readonly query: string; readonly buys: boolean }) {
  const [said, setSaid] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(`${window.location.origin}${paths.licensePlan}${query}`).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <div className="no-print">
      <SectionCard id="share" heading={words.share} lead={words.shareLead}>
        <div className="row">
          <Button onClick={copy}>{words.copy}</Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
          {buys ? (
            <LinkButton variant="primary" to={paths.checkoutPurchase}>
              {words.buy}
            </LinkButton>
          ) : null}
        </div>
        <output className="field-hint">{said}</output>
      </SectionCard>
    </div>
  );
}
