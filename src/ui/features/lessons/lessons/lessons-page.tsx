import { memo, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { HeroBand } from '../../../components/hero-band.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { StaticServerHtml } from '../../../components/static-server-html.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import type { FromDevice } from '#domain/lessons/lessons/lesson-copy.ts';
import { useSession } from '../../../app-context.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { lessonList as words } from './messages/en/lessons.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { paths } from '../../../routes/paths.ts';
import { serverRenderedOptions } from './filter-options.ts';
import { useLastLesson } from './last-lesson.ts';
import { filtersId, LessonFilters } from './lesson-filters.tsx';
import { LessonResults } from './lesson-results.tsx';
import type { LoadedLessonList } from './loaded-lesson-list.ts';
import { shownYear, type YearData } from './year/year-data.ts';
import { useLessonList } from './use-lesson-list.ts';

/** Takes up no space, so that the page does not move when the last lesson becomes known. */
const Continue = () => {
  const last = useLastLesson();
  if (last === null) return null;
  return (
    <p className="continue-lesson">
      {words.continue}{' '}
      <TextLink alone to={paths.lesson(last.slug)}>
        {last.title}
      </TextLink>
    </p>
  );
};

/** Memoized, because the router re-renders a page at every step of a navigation, which does not change the list. */
const LessonList = memo(({ loaded }: { readonly loaded: LoadedLessonList }) => {
  const { list, state, form, ask, clear, startWith, startedWith } = useLessonList(loaded);
  const isSignedIn = useSession().state === 'signed-in';
  const { found, total, page, pages, results } = list;
  const hydrated = useHydrated();
  const [standing] = useState(() => loaded.options ?? serverRenderedOptions());
  return (
    <div className="page-width lesson-list">
      <LessonFilters
        form={form}
        asked={new URLSearchParams(loaded.asked)}
        options={list.options ?? standing}
        onAsk={ask}
      />
      <p className="lesson-list-count row" data-gap="1-4">
        <output>
          {state === 'failed' ? words.filters.failed : words.filters.found(found, total, page, pages)}
          {startedWith !== null && list.asked === `grade=${startedWith}`
            ? words.filters.ownGrade(startedWith)
            : null}
        </output>{' '}
        {list.asked === '' ? null : (
          <TextLink
            alone
            to={paths.lessons}
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            {words.filters.clear}
          </TextLink>
        )}
        {hydrated && state !== 'failed' ? null : (
          <Button type="submit" size="sm" form={filtersId} className={hydrated ? undefined : 'until-script'}>
            {words.filters.show}
          </Button>
        )}
      </p>
      {isSignedIn ? (
        <Suspense>
          <OwnGrade onRead={startWith} />
        </Suspense>
      ) : null}
      <StaticServerHtml id="lesson-list">
        {results === undefined ? null : <LessonResults {...results} page={page} pages={pages} />}
      </StaticServerHtml>
    </div>
  );
});

const OnThisDevice = optionalPart(
  async () => (await fetched(import('../offline-lessons/on-this-device.tsx'))).OnThisDevice,
);

/** Offline lessons are loaded after the session is known. */
const OfflineLibraryContents = ({ copiedAt }: { readonly copiedAt: number | undefined }) =>
  useSession().state === 'restoring' && copiedAt === undefined ? null : (
    <Suspense fallback={null}>
      <OnThisDevice copiedAt={copiedAt} />
    </Suspense>
  );

const OwnGrade = optionalPart(async () => (await fetched(import('./own-grade.tsx'))).OwnGrade);

const Home = optionalPart(async () => (await fetched(import('../home/home.tsx'))).Home);

/** The next steps of a logged-in user (NAV-20). Visitors and our staff have none. */
const OwnHome = () => {
  const session = useSession();
  if (session.state !== 'signed-in' || session.user.accountType === 'admin') return null;
  return (
    <Suspense>
      <Home key={session.user.organization?.id} />
    </Suspense>
  );
};

/** The list of all lessons by unit, with its search, or the scope and sequence. Offline, the available lessons come first. */
export const Component = () => {
  const loaded = useLoaderData<YearData | (LoadedLessonList & Partial<FromDevice>)>();
  if ('view' in loaded) return <StaticServerHtml id="year">{shownYear(loaded.plan)}</StaticServerHtml>;
  const { total, copiedAt } = loaded;
  return (
    <>
      <HeroBand aside={<OwnHome />}>
        <PageTitle eyebrow={total > 0 ? words.ready(total) : undefined} lead={words.lead}>
          {words.title}
        </PageTitle>
        <p className="year-link">
          <TextLink alone to={paths.year}>
            {words.year}
          </TextLink>
        </p>
        <Continue />
      </HeroBand>
      {copiedAt === undefined ? null : <OfflineLibraryContents copiedAt={copiedAt} />}
      {total === 0 ? (
        <EmptyState title={words.empty.title}>{words.empty.advice}</EmptyState>
      ) : (
        <LessonList loaded={loaded} />
      )}
      {copiedAt === undefined ? <OfflineLibraryContents copiedAt={copiedAt} /> : null}
    </>
  );
};
