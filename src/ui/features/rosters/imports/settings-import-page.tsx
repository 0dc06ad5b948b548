import { redirect, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { StepList } from '../../../components/menus/step-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { localMoment } from '../../../messages/local-moment.ts';
import { pageFailure } from '../../../routes/page-failure.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DiscardImportButton } from './discard-import-button.tsx';
import { ImportJob, isWorkedOn } from './import-job.tsx';
import { ImportStateChip } from './import-state-chip.tsx';
import { importPage as words, newImport } from './messages/en/import-wizard.ts';
import { importFormatWords, importList } from './messages/en/imports.ts';
import { RehearsalNotice } from './rehearsal-notice.tsx';
import { ImportPreview } from './preview/import-preview.tsx';
import { ImportResult } from './result/import-result.tsx';
import { useOwnSubject } from '../../../data/use-own-subject.ts';

/** Loads an import, and the schools that the reader manages. Results in a 404 for an import that they may not see (ORG-3). */
export async function loader(app: ClientApp, { params, signal }: PageVisit) {
  const [opened, schools] = await Promise.all([
    app.imports.open(params['importId'] ?? '', { signal }),
    app.organizations.schools({ signal }),
  ]);
  if (!opened.ok && opened.error.kind === 'import/not-found') {
    throw pageFailure(404, { kind: opened.error.kind });
  }
  if (!opened.ok) return opened;
  if (opened.value.isRollover) throw redirect(paths.rollover(opened.value.id));
  return schools.ok ? ok({ detail: opened.value, schools: schools.value }) : schools;
}

const stepOf = ({ state }: ImportDetail): number => {
  if (state === 'receiving') return 0;
  return state === 'reading' || state === 'ready' || state === 'failed' ? 1 : 2;
};

const isOver = ({ state }: ImportDetail): boolean =>
  state === 'committed' || state === 'undoing' || state === 'undone' || state === 'discarded';

/** Shown for files that were uploaded but not read, because the tab was closed in between. */
const Received = ({ id, onStarted }: { readonly id: string; readonly onStarted: () => void }) => {
  const { imports } = useApp();
  const action = useAsyncAction();
  return (
    <div className="stack">
      <Notice>{words.received}</Notice>
      <FailureNotice failure={action.failure} />
      <div>
        <Button
          variant="primary"
          aria-disabled={action.pending}
          onClick={() => action.run(() => imports.plan(id, {}), onStarted)}
        >
          {words.readNow}
        </Button>
      </div>
    </div>
  );
};

const Rehearsal = ({ of: { id, isRehearsal, state } }: { readonly of: ImportDetail }) => {
  const navigate = useNavigate();
  return isRehearsal && state !== 'discarded' ? (
    <RehearsalNotice id={id} of="import" onDeleted={() => void navigate(paths.imports)} />
  ) : null;
};

function Body({
  detail,
  schools,
}: {
  readonly detail: ImportDetail;
  readonly schools: readonly Organization[];
}) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const mayChange = useRefusal('roster.import', useOwnSubject()) === null;
  const { id, state, jobId } = detail;
  const again = (): void => void revalidate();
  if (isWorkedOn(state) && jobId !== null) return <ImportJob detail={detail} jobId={jobId} state={state} />;
  if (state === 'discarded') return <Notice>{words.discarded}</Notice>;
  if (state === 'committed' || state === 'canceled' || state === 'undone') {
    return <ImportResult detail={detail} onStarted={again} />;
  }
  const preview = (
    <ImportPreview
      key={detail.plan}
      detail={detail}
      schools={schools}
      mayChange={mayChange}
      onStarted={again}
    />
  );
  return (
    <>
      {state === 'receiving' ? <Received id={id} onStarted={again} /> : null}
      {state === 'failed' ? (
        <Notice tone="error" title={words.failedTitle}>
          <p>{words.failedLead}</p>
          <LinkButton to={paths.newImport}>{words.again}</LinkButton>
        </Notice>
      ) : null}
      {state === 'ready' || state === 'failed' ? preview : null}
      {detail.isRehearsal ? null : (
        <DiscardImportButton id={id} words={words} onDone={() => void navigate(paths.imports)} />
      )}
    </>
  );
}

/** `/settings/imports/{id}`: an import from reading, preview, repair and commit to its result and undo (ROS-5, R14). */
export function Component() {
  const loaded = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  useRevalidateOnFocus();
  return (
    <SettingsPage>
      <TextLink alone to={paths.imports}>
        {importList.toImports}
      </TextLink>
      <QueryBoundary query={loaded}>
        {({ detail, schools }) => (
          <div className="settings-sections">
            <div className="stack">
              <PageTitle
                lead={words.began(
                  detail.by === null ? importList.somebody : bidiIsolate(detail.by),
                  localMoment(detail.at),
                )}
              >
                {words.title(bidiIsolate(detail.organization.name), detail.state, detail.isRehearsal)}
              </PageTitle>
              <div className="chip-row">
                <ImportStateChip of={detail} />
                {detail.format === null ? null : (
                  <Chip>{words.takenAs(importFormatWords[detail.format])}</Chip>
                )}
              </div>
            </div>
            <Rehearsal of={detail} />
            {isOver(detail) ? null : <StepList steps={newImport.steps} current={stepOf(detail)} />}
            <Body detail={detail} schools={schools} />
          </div>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
