import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mayClaimExemption, type TaxDetails, type TaxProblem, taxIdFormat } from '#domain/billing/tax.ts';
import { countries, regions } from '#domain/billing/tax-table.ts';
import type { Offer } from '#domain/orders/offer.ts';
import { CheckboxField } from '../../chakra/checkbox-field.tsx';
import { Button } from '../../components/button.tsx';
import { CertificateDialog } from '../../components/certificate-dialog.tsx';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { Select, TextField } from '../../forms/text-field.tsx';
import { SectionCard } from '../../layouts/section-card.tsx';
import { certificateWords } from '../../messages/en/certificate.ts';
import { countryName, regionName } from '../../messages/en/places.ts';
import { billingWords as words } from './messages/en/billing.ts';

type Options = readonly { readonly value: string; readonly label: string }[];

const byLabel = (one: Options[number], other: Options[number]): number =>
  one.label.localeCompare(other.label, 'en');

const countryOptions: Options = countries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted(byLabel);

const regionOptions = (country: string): Options =>
  (regions[country] ?? []).map((value) => ({ value, label: regionName(country, value) })).toSorted(byLabel);

function SelectField(props: {
  readonly label: string;
  readonly options: Options;
  readonly value: string;
  readonly error?: string | undefined;
  readonly autoComplete: string;
  readonly onChoose: (value: string) => void;
}) {
  const { label, error, options, value, autoComplete, onChoose } = props;
  return (
    <FieldFrame label={label} error={error}>
      {(tied) => (
        <Select
          value={value}
          autoComplete={autoComplete}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          {...tied}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

/** What only organizations say: that they are exempt, or the id under which they account for the tax. */
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

/** Where the buyer is billed, which decides on the tax (LIC-5). */
export function BillingFields(props: {
  readonly offer: Offer;
  readonly tax: TaxDetails;
  readonly problem: TaxProblem['field'] | null;
  readonly onChange: (tax: TaxDetails) => void;
}) {
  const { offer, tax, problem, onChange } = props;
  const ofCountry = regionOptions(tax.country);
  return (
    <SectionCard id="billing" heading={words.heading} lead={words.lead}>
      <div className="stack">
        <SelectField
          label={words.country}
          options={countryOptions}
          value={tax.country}
          autoComplete="billing country"
          onChoose={(country) => onChange({ ...tax, country, region: null, taxId: null })}
        />
        {ofCountry.length === 0 ? null : (
          <SelectField
            label={words.region(tax.country)}
            options={[{ value: '', label: words.choose }, ...ofCountry]}
            value={tax.region ?? ''}
            autoComplete="billing address-level1"
            error={problem === 'region' ? words.problem.region : undefined}
            onChoose={(region) => onChange({ ...tax, region: region || null })}
          />
        )}
        {offer.buyer.kind === 'account' ? null : <OrganizationFields key={tax.country} {...props} />}
      </div>
    </SectionCard>
  );
}
