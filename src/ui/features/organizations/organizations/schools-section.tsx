import { School } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { OrganizationSettings } from '#domain/organizations/settings/organization-settings.ts';
import { parseOrganizationChange, parseSchool } from '#domain/organizations/settings/settings-forms.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { shell } from '../../../messages/en/shell.ts';
import { schoolsWords as words } from './messages/en/school.ts';
import { settingsError } from './settings-error.ts';

type SchoolOf = OrganizationSettings['schools'][number];

function RenameDialog({ school, onClose }: { readonly school: SchoolOf; readonly onClose: () => void }) {
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  const submission = useSubmission<'name', string>(
    async (typed) => {
      const parsed = parseOrganizationChange({ name: typed.name });
      if (!parsed.ok) return parsed;
      const changed = await organizationSettings.change(school.id, parsed.value);
      return changed.ok ? ok(parsed.value.name ?? school.name) : changed;
    },
    async (name) => {
      toast(words.renamed(name));
      await revalidate();
      onClose();
    },
  );
  return (
    <Dialog title={words.renameTitle} onClose={onClose}>
      <Form {...submission.form} name="rename-school">
        <TextField
          label={words.name}
          name="name"
          autoComplete="off"
          defaultValue={school.name}
          error={settingsError(submission, 'name')}
        />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton wide={false} pending={submission.pending}>
            {words.rename}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function AddSchool({ district }: { readonly district: string }) {
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  const submission = useSubmission<'name', string>(
    async (typed) => {
      const parsed = parseSchool(typed);
      if (!parsed.ok) return parsed;
      const added = await organizationSettings.addSchool(district, parsed.value);
      return added.ok ? ok(parsed.value.name) : added;
    },
    async (name) => {
      box.current?.querySelector('form')?.reset();
      toast(words.added(name));
      await revalidate();
    },
  );
  return (
    <div ref={box}>
      <Form {...submission.form} name="add-school">
        <TextField
          label={words.newName}
          name="name"
          autoComplete="off"
          error={settingsError(submission, 'name')}
        />
        <div>
          <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
            {words.add}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

export function SchoolsSection({ organization, schools }: OrganizationSettings) {
  const [renaming, setRenaming] = useState<SchoolOf | null>(null);
  const adds = useRefusal('organization.add-school', { relation: 'none', organization: organization.path });
  return (
    <SectionCard id="schools" heading={words.heading} lead={words.lead}>
      {schools.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ul className="settings-list" aria-label={words.list}>
          {schools.map((school) => (
            <SettingsRow key={school.id} icon={School}>
              <div className="settings-what">
                <strong>{breakable(bidiIsolate(school.name))}</strong>
              </div>
              <Button
                variant="quiet"
                aria-label={words.renameOf(school.name)}
                onClick={() => setRenaming(school)}
              >
                {words.rename}
              </Button>
            </SettingsRow>
          ))}
        </ul>
      )}
      {adds === null ? <AddSchool district={organization.id} /> : null}
      {renaming === null ? null : <RenameDialog school={renaming} onClose={() => setRenaming(null)} />}
    </SectionCard>
  );
}
