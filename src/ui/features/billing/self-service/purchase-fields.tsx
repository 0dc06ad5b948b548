import type { ComponentProps, ReactNode } from 'react';
import type { Product } from '#domain/billing/prices/prices.ts';
import { countries, regions } from '#domain/billing/prices/tax-table.ts';
import {
  type PurchaseDraft,
  type PurchaseField,
  purchaseWays,
  shippingChoices,
  soldPlans,
} from '#domain/billing/self-service/purchase-form.ts';
import { availableOf, type StockLevel } from '#domain/billing/stock/stock.ts';
import { EmailField } from '../../../forms/email-field.tsx';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { byLabel, type SelectOptions } from '../../../forms/place-fields.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { Select, TextField } from '../../../forms/text-field.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { countryName, regionName } from '../../../messages/en/places.ts';
import { purchaseWords as words } from './messages/en/self-service.ts';
import { firstDraft } from './purchase-draft.ts';

export type FormPart = {
  readonly draft: PurchaseDraft;
  readonly fieldError: (field: PurchaseField) => string | undefined;
  /** Null until it is read. */
  readonly stock: readonly StockLevel[] | null;
};

const Group = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <fieldset className="card form-group">
    <legend>
      <h2>{heading}</h2>
    </legend>
    {children}
  </fieldset>
);

const Text = ({
  name,
  fieldError,
  ...rest
}: Pick<FormPart, 'fieldError'> & { readonly name: PurchaseField } & Omit<
    ComponentProps<typeof TextField>,
    'label' | 'name' | 'error'
  >) => (
  <TextField
    label={words.fields[name]}
    name={name}
    defaultValue={firstDraft[name]}
    error={fieldError(name)}
    {...rest}
  />
);

function Chooser({
  name,
  options,
  fieldError,
  hint,
  ...rest
}: Pick<FormPart, 'fieldError'> & {
  readonly name: PurchaseField;
  readonly options: SelectOptions;
  readonly hint?: string;
} & Omit<ComponentProps<typeof Select>, 'name'>) {
  return (
    <FieldFrame label={words.fields[name]} hint={hint} error={fieldError(name)}>
      {(tied) => (
        <Select name={name} defaultValue={firstDraft[name]} {...rest} {...tied}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

const optionsOf = <T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): SelectOptions => values.map((value) => ({ value, label: labels[value] }));

export const BuyerFields = ({ fieldError }: FormPart) => (
  <Group heading={words.who}>
    <Text name="buyerName" autoComplete="name" fieldError={fieldError} />
    <EmailField label={words.fields.email} name="email" hint={words.emailHint} error={fieldError('email')} />
    <Text name="organization" autoComplete="organization" fieldError={fieldError} />
  </Group>
);

function Docks({
  name,
  product,
  draft,
  stock,
  fieldError,
}: FormPart & { readonly name: 'dockKits' | 'dockPacks'; readonly product: Product }) {
  const level = stock?.find((each) => each.product === product);
  const available = level === undefined ? null : availableOf(level);
  const waiting = available === null ? 0 : Number(draft[name]) - available;
  return (
    <>
      <Text
        name={name}
        inputMode="numeric"

        optional
        hint={words.stock(product, available)}
        fieldError={fieldError}
      />
      {waiting > 0 ? <p className="quiet">{words.backOrder(product, waiting)}</p> : null}
    </>
  );
}

export function Goods(part: FormPart) {
  const { draft, fieldError } = part;
  const plan = soldPlans.find((each) => each === draft.plan) ?? 'school';
  return (
    <Group heading={words.what}>
      <Chooser name="plan" options={optionsOf(soldPlans, words.plans)} fieldError={fieldError} />
      <div className="field-pair" hidden={plan === 'none'}>
        <Text
          name="seats"
          inputMode="numeric"

          hint={words.seatsHint(plan)}
          fieldError={fieldError}
        />
        <Chooser
          name="years"
          options={optionsOf(['1', '2', '3'], words.years)}
          hint={words.yearsHint}
          fieldError={fieldError}
        />
      </div>
      <Docks {...part} name="dockKits" product="dock-kit" />
      <Docks {...part} name="dockPacks" product="dock-kit-10" />
    </Group>
  );
}

/** A list of regions if the country has one, otherwise a text field. */
function Region({
  name,
  draft,
  fieldError,
  autoComplete,
}: FormPart & { readonly name: 'region' | 'shipRegion'; readonly autoComplete: string }) {
  const known = regions[draft.country];
  if (known === undefined)
    return <Text name={name} autoComplete={autoComplete} optional fieldError={fieldError} />;
  const options = known
    .map((value) => ({ value, label: regionName(draft.country, value) }))
    .toSorted(byLabel);
  return (
    <Chooser
      name={name}
      autoComplete={autoComplete}
      options={[{ value: '', label: words.choose }, ...options]}
      fieldError={fieldError}
    />
  );
}

/** The billing address. The list of countries is filled after hydration, because country names differ between the server and browsers. */
export function Billing(part: FormPart) {
  const { fieldError } = part;
  const isAlive = useHydrated();
  const offered = isAlive ? countries : [firstDraft.country];
  const options = offered.map((value) => ({ value, label: countryName(value) })).toSorted(byLabel);
  return (
    <Group heading={words.where}>
      <Chooser name="country" autoComplete="billing country" options={options} fieldError={fieldError} />
      <Text name="street" autoComplete="billing address-line1" fieldError={fieldError} />
      <div className="field-pair">
        <Text name="city" autoComplete="billing address-level2" fieldError={fieldError} />
        <Text name="postalCode" autoComplete="billing postal-code" fieldError={fieldError} />
      </div>
      <Region {...part} name="region" autoComplete="billing address-level1" />
      <Text name="taxId" optional fieldError={fieldError} />
    </Group>
  );
}

export function ShippingFields(part: FormPart) {
  const { draft, fieldError } = part;
  return (
    <Group heading={words.ship}>
      <Chooser
        name="shipTo"
        options={optionsOf(shippingChoices, words.shipTo)}
        hint={words.shipLead}
        fieldError={fieldError}
      />
      <div className="stack" hidden={draft.shipTo !== 'other'}>
        <Text name="shipRecipient" autoComplete="shipping name" fieldError={fieldError} />
        <Text name="shipStreet" autoComplete="shipping address-line1" fieldError={fieldError} />
        <div className="field-pair">
          <Text name="shipCity" autoComplete="shipping address-level2" fieldError={fieldError} />
          <Text name="shipPostalCode" autoComplete="shipping postal-code" fieldError={fieldError} />
        </div>
        <Region {...part} name="shipRegion" autoComplete="shipping address-level1" />
      </div>
    </Group>
  );
}

export function Payment({ draft, fieldError }: FormPart) {
  const way = purchaseWays.find((each) => each === draft.way) ?? 'invoice';
  return (
    <Group heading={words.how}>
      <Chooser
        name="way"
        options={optionsOf(purchaseWays, words.ways)}
        hint={words.waysLead[way]}
        fieldError={fieldError}
      />
      <div hidden={way !== 'invoice'}>
        <Text
          name="purchaseOrder"

          hint={words.purchaseOrderHint}
          fieldError={fieldError}
        />
      </div>
      <TextAreaField label={words.fields.notes} name="notes" optional error={fieldError('notes')} />
    </Group>
  );
}
