import { useLoaderData, useLocation, useNavigate, useParams, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { ok, type Result } from '#domain/result.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { StepList } from '../../../components/menus/step-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { localMoment } from '../../../messages/local-moment.ts';
import { pageFailure } from '../../../routes/page-failure.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DiscardImportButton } from './discard-import-button.tsx';
import { ImportJob, isWorkedOn } from './import-job.tsx';
import { ImportStateChip } from './import-state-chip.tsx';
import { importList } from './messages/en/imports.ts';
import { newYear, rolloverPage as words } from './messages/en/rollover.ts';
import { ImportResult } from './result/import-result.tsx';
import { RehearsalNotice } from './rehearsal-notice.tsx';
import { ChooseYear } from './rollover/choose-year.tsx';
import { TriedYear } from './rollover/tried-year.tsx';
import { useOwnSubject } from '../../../data/use-own-subject.ts';

const open = ['receiving', 'ready', 'failed'] as const satisfies readonly ImportDetail['state'][];
const isOpen = ({ state }: ImportDetail): boolean => open.some((each) => each === state);

/** An import without files. `view` is the current result, or null if it can no longer be changed. */
type Loaded = { readonly detail: ImportDetail; readonly view: RolloverView | null };

/** Loads a rollover, with its result while it can be changed. Results in a 404 if it does not exist or is out of scope (ORG-3). */
export async function loader(
  app: ClientApp,
  { params, signal }: PageVisit,
): Promise<Result<Loaded, ClientFailure>> {
  const opened = await app.imports.open(params['importId'] ?? '', { signal });
  if (!opened.ok && opened.error.kind !== 'import/not-found') return opened;
  if (!opened.ok || !opened.value.isRollover) throw pageFailure(404, { kind: 'import/not-found' });
  const detail = opened.value;
  if (!isOpen(detail)) return ok({ detail, view: null });
  const view = await app.imports.readRollover(detail.id, { signal });
  return view.ok ? ok({ detail, view: view.value }) : view;
}

const stepOf = ({ state }: ImportDetail, chooses: boolean): number => {
  if (isWorkedOn(state)) return state === 'reading' ? 2 : 3;
  if (state === 'ready') return chooses ? 1 : 2;
  return state === 'receiving' || state === 'failed' ? 1 : 3;
};

function Open({
  detail,
  view,
  chooses,
}: {
  readonly detail: ImportDetail;
  readonly view: RolloverView;
  readonly chooses: boolean;
}) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const mayChange = useRefusal('roster.import', useOwnSubject()) === null;
  const { id, state } = detail;
  const again = async (): Promise<void> => revalidate();
  // After a rehearsal, the result replaces the choices.
  const tried = async (): Promise<void> => navigate(paths.rollover(id), { replace: true });
  return (
    <>
      {detail.isRehearsal ? (
        <RehearsalNotice id={id} of="rollover" onDeleted={() => void navigate(paths.newYear)} />
      ) : null}
      {mayChange ? null : <Notice tone="warning">{words.readOnly}</Notice>}
      {state === 'failed' ? (
        <Notice tone="error" title={words.failedTitle}>
          <p>{words.failedLead}</p>
        </Notice>
      ) : null}
      {state === 'ready' && !chooses ? (
        <TriedYear detail={detail} view={view} mayChange={mayChange} onStarted={again} />
      ) : (
        <ChooseYear view={view} mayChange={mayChange} onChosen={again} onTried={tried} />
      )}
      {detail.isRehearsal ? null : (
        <DiscardImportButton id={id} words={words} onDone={() => void navigate(paths.newYear)} />
      )}
    </>
  );
}

function Body({
  detail,
  view,
  chooses,
}: {
  readonly detail: ImportDetail;
  readonly view: RolloverView | null;
  readonly chooses: boolean;
}) {
  const { revalidate } = useRevalidator();
  const { state, jobId } = detail;
  if (isWorkedOn(state) && jobId !== null) return <ImportJob detail={detail} jobId={jobId} state={state} />;
  if (state === 'discarded') return <Notice>{words.discarded}</Notice>;
  if (view !== null) return <Open detail={detail} view={view} chooses={chooses} />;
  return <ImportResult detail={detail} onStarted={() => void revalidate()} />;
}

/** `/settings/rollover/{id}`: a rollover with its choices, rehearsal, commit, result and undo (ROS-7, ROS-10, R14). */
export function Component() {
  const { importId = '' } = useParams();
  const loaded = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), importId);
  const chooses = new URLSearchParams(useLocation().search).get('step') === 'choices';
  useRevalidateOnFocus();
  return (
    <SettingsPage>
      <TextLink alone to={paths.newYear}>
        {words.toAll}
      </TextLink>
      <QueryBoundary query={loaded}>
        {({ detail, view }) => (
          <div className="settings-sections">
            <div className="stack">
              <PageTitle
                lead={words.began(
                  detail.by === null ? importList.somebody : bidiIsolate(detail.by),
                  localMoment(detail.at),
                )}
              >
                {words.title(bidiIsolate(detail.organization.name))}
              </PageTitle>
              <div className="chip-row">
                <ImportStateChip of={detail} />
              </div>
            </div>
            <StepList steps={newYear.steps} current={stepOf(detail, chooses)} />
            <Body detail={detail} view={view} chooses={chooses} />
          </div>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
