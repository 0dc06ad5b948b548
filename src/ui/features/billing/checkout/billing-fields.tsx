import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  mayClaimExemption,
  type TaxDetails,
  type TaxProblem,
  taxIdFormat,
} from '#domain/billing/prices/tax.ts';
import type { Offer } from '#domain/billing/orders/offer.ts';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { Button } from '../../../components/button.tsx';
import { CertificateDialog } from '../../../components/certificate-dialog.tsx';
import { CountryField, RegionField } from '../../../forms/place-fields.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { certificateWords } from '../../../messages/en/certificate.ts';
import { billingWords as words } from './messages/en/billing.ts';

function OrganizationFields(props: {
  readonly offer: Offer;
  readonly tax: TaxDetails;
  readonly problem: TaxProblem['field'] | null;
  readonly onChange: (tax: TaxDetails) => void;
}) {
  const { offer, tax, problem, onChange } = props;
  const { exemption } = offer;
  const [sending, setSending] = useState(false);
  const { revalidate } = useRevalidator();
  const mayClaim = mayClaimExemption({ kind: offer.buyer.kind, exemption });
  return (
    <>
      {mayClaim ? (
        <CheckboxField
          label={words.exempt}
          hint={words.exemption[exemption]}
          defaultChecked={tax.exempt}
          onChange={(exempt) => onChange({ ...tax, exempt })}
        />
      ) : (
        <p>{words.exemption[exemption]}</p>
      )}
      {exemption === 'accepted' || !tax.exempt ? null : (
        <div>
          <Button onClick={() => setSending(true)}>{certificateWords.send}</Button>
        </div>
      )}
      {sending ? (
        <CertificateDialog onClose={() => setSending(false)} onSent={() => void revalidate()} />
      ) : null}
      {taxIdFormat(tax.country) === null || (tax.exempt && mayClaim) ? null : (
        <TextField
          label={words.taxId}
          name="taxId"
          optional
          hint={words.taxIdHint}
          autoComplete="off"
          maxLength={40}
          error={problem === 'taxId' ? words.problem.taxId : undefined}
          defaultValue={tax.taxId ?? ''}
          onChange={({ target }) => onChange({ ...tax, taxId: target.value.trim() || null })}
        />
      )}
    </>
  );
}

/** The billing address, which determines the tax (LIC-5). */
export function BillingFields(props: {
  readonly offer: Offer;
  readonly tax: TaxDetails;
  readonly problem: TaxProblem['field'] | null;
  readonly onChange: (tax: TaxDetails) => void;
}) {
  const { offer, tax, problem, onChange } = props;
  return (
    <SectionCard id="billing" heading={words.heading} lead={words.lead}>
      <div className="stack">
        <CountryField
          label={words.country}
          value={tax.country}
          autoComplete="billing country"
          onChoose={(country) => onChange({ ...tax, country, region: null, taxId: null })}
        />
        <RegionField
          label={words.region(tax.country)}
          none={words.choose}
          country={tax.country}
          value={tax.region ?? ''}
          autoComplete="billing address-level1"
          error={problem === 'region' ? words.problem.region : undefined}
          onChoose={(region) => onChange({ ...tax, region: region || null })}
        />
        {offer.buyer.kind === 'account' ? null : <OrganizationFields key={tax.country} {...props} />}
      </div>
    </SectionCard>
  );
}
