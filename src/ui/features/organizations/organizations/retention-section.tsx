import { useRevalidator } from 'react-router';
import type { OrganizationSettings } from '#domain/organizations/settings/organization-settings.ts';
import {
  archivedRetentions,
  minArchivedKeptDays,
} from '#domain/organizations/settings/archived-retention.ts';
import { useApp } from '../../../app-context.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { retentionWords as words } from './messages/en/school.ts';
import { settingsError } from './settings-error.ts';

/** The setting for how long archived students are kept before they are erased (SEC-6). */
export function RetentionSection({ organization: { id, kind }, archivedKeptDays }: OrganizationSettings) {
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  const submission = useSubmission<'archivedKeptDays', null>(
    (typed) => organizationSettings.change(id, { archivedKeptDays: Number(typed.archivedKeptDays) }),
    async () => {
      toast(words.saved);
      await revalidate();
    },
  );
  return (
    <SectionCard id="retention" heading={words.heading} lead={words.lead[kind]}>
      <Form {...submission.form} name="retention">
        <FieldFrame
          label={words.label}
          hint={words.hint}
          error={settingsError(submission, 'archivedKeptDays')}
        >
          {(tied) => (
            <Select name="archivedKeptDays" defaultValue={archivedKeptDays} {...tied}>
              {archivedRetentions.map((days) => (
                <option key={days} value={days}>
                  {words.time(days, days === minArchivedKeptDays)}
                </option>
              ))}
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
