import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { StepList } from '../../../components/menus/step-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { ChooseFiles } from './choose-files.tsx';
import { RehearsalBox } from './rehearsal-box.tsx';
import { problemsOf } from './chosen-files.ts';
import { newImport as words } from './messages/en/import-wizard.ts';
import { importList } from './messages/en/imports.ts';
import { useUpload } from './use-upload.ts';

export const loader = (app: ClientApp, { signal }: PageVisit) => app.organizations.schools({ signal });

const School = ({
  schools,
  chosen,
  onChoose,
}: {
  readonly schools: readonly Organization[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => (
  <FieldFrame label={words.school} hint={words.schoolHint}>
    {(tied) => (
      <Select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)} {...tied}>
        {schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {bidiIsolate(name)}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);

/** Asks first for the school (R16), then for the files. Uploading them starts the import. */
function NewImport({
  organizationId,
  schools,
}: {
  readonly organizationId: string;
  readonly schools: readonly Organization[];
}) {
  const navigate = useNavigate();
  const [school, setSchool] = useState(organizationId);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [rehearsal, setRehearsal] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { action, sending, upload } = useUpload((id) => void navigate(paths.import(id)));
  const submit = (): void => {
    const wrong = files.length === 0 ? [words.none] : problemsOf(files);
    setProblems(wrong);
    if (wrong.length === 0) upload(school, files, { rehearsal });
  };
  return (
    <Form
      name="import"
      pending={action.pending}
      problems={problems.map((text) => ({ text }))}
      onSubmit={submit}
    >
      <School schools={schools} chosen={school} onChoose={setSchool} />
      <ChooseFiles
        files={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setProblems([]);
        }}
      />
      <RehearsalBox
        label={words.rehearse}
        hint={words.rehearseHint}
        checked={rehearsal}
        onChange={setRehearsal}
      />
      <FailureNotice failure={action.failure} />
      {sending === null ? null : <Notice>{words.sendingFile(sending.name, sending.at, sending.of)}</Notice>}
      <div>
        <SubmitButton wide={false} pending={action.pending} pendingText={words.sending}>
          {words.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** `/settings/imports/new`: starts the import of a roster (ROS-5). */
export function Component() {
  const schools = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  const organization = personOf(useSession())?.organization ?? null;
  const subject = { relation: 'none', organization: organization?.path ?? null } as const;
  const ended = useRefusal('roster.import', subject) === 'license/ended';
  return (
    <SettingsPage>
      <TextLink alone to={paths.imports}>
        {importList.toImports}
      </TextLink>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      {ended || organization === null ? null : (
        <div className="stack">
          <StepList steps={words.steps} current={0} />
          <QueryBoundary query={schools}>
            {(list) => <NewImport key={organization.id} organizationId={organization.id} schools={list} />}
          </QueryBoundary>
        </div>
      )}
    </SettingsPage>
  );
}
