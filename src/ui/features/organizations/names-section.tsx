import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrganizationSettings } from '#domain/organizations/organization-settings.ts';
import { useApp } from '../../app-context.tsx';
import { CheckboxField } from '../../chakra/checkbox-field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { toast } from '../../components/toast.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { SectionCard } from '../../layouts/section-card.tsx';
import { namesWords as words } from './messages/en/school.ts';

/** Whether last names of students are stored (SEC-9): what is chosen holds from then on, for forms, lists and files alike. */
export function NamesSection({ organization, keepsLastNames }: OrganizationSettings) {
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const [failures, setFailures] = useState(0);
  const choose = (keeps: boolean): void =>
    action.run(
      async () => {
        const changed = await organizationSettings.change(organization.id, { keepsLastNames: keeps });
        if (!changed.ok) setFailures((count) => count + 1);
        return changed;
      },
      () => {
        toast(keeps ? words.isOn : words.isOff);
        void revalidate();
      },
    );
  return (
    <SectionCard id="names" heading={words.heading} lead={words.lead[organization.kind]}>
      <CheckboxField
        // What could not be stored is not shown as chosen.
        key={failures}
        defaultChecked={keepsLastNames}
        label={words.keep}
        hint={words.hint}
        onChange={choose}
      />
      <FailureNotice failure={action.failure} />
    </SectionCard>
  );
}
