import { paidBys, type PlanFacts } from '#domain/billing/license/license-plan.ts';
import { termYears } from '#domain/organizations/grants/term.ts';
import { Choice } from '../../../../forms/choice.tsx';
import { CountryField, RegionField } from '../../../../forms/place-fields.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { planWords as words } from '../messages/en/plan.ts';
import type { TypedPlan } from './plan-address.ts';

type Errors = Readonly<Partial<Record<'teachers' | 'from' | 'country' | 'region', string>>>;

export function PlanForm({
  facts,
  typed,
  errors,
  onType,
}: {
  readonly facts: PlanFacts;
  readonly typed: TypedPlan;
  readonly errors: Errors;
  readonly onType: (change: Partial<TypedPlan>) => void;
}) {
  return (
    <SectionCard id="plan" heading={words.choose}>
      <div className="stack">
        <TextField
          label={words.teachers}
          name="teachers"
          inputMode="numeric"
          maxLength={9}
          hint={words.teachersHint(facts)}
          error={errors.teachers}
          defaultValue={typed.teachers}
          onChange={({ target }) => onType({ teachers: target.value })}
        />
        <TextField
          type="date"
          label={words.from}
          name="from"
          error={errors.from}
          defaultValue={typed.from}
          onChange={({ target }) => onType({ from: target.value })}
        />
        <div className="choice-block">
          <Choice
            legend={words.years}
            values={termYears.map((years) => `${years}` as const)}
            labels={words.yearNames}
            chosen={typed.years}
            onChoose={(years) => onType({ years })}
          />
        </div>
        <CountryField
          label={words.country}
          value={typed.country}
          error={errors.country}
          autoComplete="billing country"
          onChoose={(country) => onType({ country, region: '' })}
        />
        <RegionField
          label={words.region(typed.country)}
          none={words.chooseRegion}
          country={typed.country}
          value={typed.region}
          error={errors.region}
          autoComplete="billing address-level1"
          onChoose={(region) => onType({ region })}
        />
        <div className="choice-block">
          <Choice
            legend={words.by}
            values={paidBys}
            labels={words.byNames}
            chosen={typed.by}
            onChoose={(by) => onType({ by })}
          />
        </div>
      </div>
    </SectionCard>
  );
}
