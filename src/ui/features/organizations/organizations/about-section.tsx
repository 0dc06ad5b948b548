import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { parseOrganizationChange } from '#domain/organizations/settings/settings-forms.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { Select, TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { aboutWords as words, commonZones, zoneName } from './messages/en/school.ts';
import { settingsError } from './settings-error.ts';

type Typed = 'name' | 'timeZone';

const zonesWith = (present: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), present])]
    .filter((zone) => !(zone in commonZones))
    .toSorted();

const Zones = ({ present }: { readonly present: string }) => (
  <>
    <optgroup label={words.common}>
      {Object.entries(commonZones).map(([zone, name]) => (
        <option key={zone} value={zone}>
          {name}
        </option>
      ))}
    </optgroup>
    <optgroup label={words.all}>
      {zonesWith(present).map((zone) => (
        <option key={zone} value={zone}>
          {zoneName(zone)}
        </option>
      ))}
    </optgroup>
  </>
);

/** Name and time zone. Sends only changed fields, so that other users' changes are kept. */
export function AboutSection({ organization }: { readonly organization: Organization }) {
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  /** The values when the fields were shown or last saved. */
  const [known, setKnown] = useState(organization);
  const submission = useSubmission<Typed, Pick<Organization, Typed>>(
    async (typed) => {
      const parsed = parseOrganizationChange({
        ...(typed.name === known.name ? {} : { name: typed.name }),
        ...(typed.timeZone === known.timeZone ? {} : { timeZone: typed.timeZone }),
      });
      if (!parsed.ok) return parsed;
      const changed = await organizationSettings.change(organization.id, parsed.value);
      return changed.ok ? ok({ ...known, ...parsed.value }) : changed;
    },
    async (saved) => {
      setKnown({ ...known, ...saved });
      toast(words.saved);
      await revalidate();
    },
  );
  return (
    <SectionCard id="about" heading={words.heading}>
      <Form {...submission.form} name="about">
        <TextField
          label={words.name}
          name="name"
          hint={words.nameHint}
          autoComplete="organization"
          defaultValue={organization.name}
          error={settingsError(submission, 'name')}
        />
        <FieldFrame
          label={words.timeZone}
          hint={words.timeZoneHint}
          error={settingsError(submission, 'timeZone')}
        >
          {(tied) => (
            <Select name="timeZone" defaultValue={organization.timeZone} {...tied}>
              <Zones present={organization.timeZone} />
            </Select>
          )}
        </FieldFrame>
        <div>
          <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
            {words.save}
          </SubmitButton>
        </div>
      </Form>
    </SectionCard>
  );
}
