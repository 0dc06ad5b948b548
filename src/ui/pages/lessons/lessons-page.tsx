import { useLoaderData, useLocation } from 'react-router';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { HeroBand } from '../../components/hero-band.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { shelf } from '../../messages/en/lessons.ts';
import { paths } from '../../routes/paths.ts';
import { LessonCard } from './lesson-card.tsx';
import { ClearFilters, LessonFilters } from './lesson-filters.tsx';
import { matchingLessons, searchPath, topicsOf } from './lesson-search.ts';
import type { ShelfLesson } from './shelf-lesson.ts';
import { unitTone } from './unit-tone.ts';
import { useLessonSearch } from './use-lesson-search.ts';

/** How many cards may stand in the first row. */
const firstRow = 3;

type Berth = { readonly unit: ShelfLesson['unit']; readonly lessons: readonly ShelfLesson[] };

function byUnit(lessons: readonly ShelfLesson[]): readonly Berth[] {
  const units = new Map(lessons.map(({ unit }) => [unit.slug, unit]));
  return [...units.values()].map((unit) => ({
    unit,
    lessons: lessons.filter((lesson) => lesson.unit.slug === unit.slug),
  }));
}

const Unit = ({
  berth,
  at,
  eager,
}: {
  readonly berth: Berth;
  readonly at: number;
  readonly eager: boolean;
}) => {
  const { unit, lessons } = berth;
  return (
    <section className="unit" data-tone={unitTone(unit.slug)} aria-labelledby={`unit-${unit.slug}`}>
      <div className="unit-head">
        <p className="eyebrow">{shelf.unit(at)}</p>
        <h2 id={`unit-${unit.slug}`}>{unit.title}</h2>
        <p className="quiet">{shelf.unitLeads[unit.slug]}</p>
        <p className="unit-count">{shelf.unitCount(lessons.length)}</p>
      </div>
      <ul className="unit-cards" data-count={lessons.length}>
        {lessons.map((lesson, index) => (
          <li key={lesson.path}>
            <LessonCard lesson={lesson} first={eager && index < firstRow} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Shelf = ({ lessons, query }: { readonly lessons: readonly ShelfLesson[]; readonly query: string }) => {
  const [search, onSearch] = useLessonSearch(query, lessons);
  const found = matchingLessons(lessons, search);
  const narrowed = searchPath('', search) !== '';
  const units = byUnit(lessons).map(({ unit }) => unit.slug);
  return (
    <div className="page-width shelf">
      <LessonFilters search={search} topics={topicsOf(lessons)} onSearch={onSearch} />
      <p className="shelf-count">
        <output>{shelf.filters.found(found.length, lessons.length)}</output>{' '}
        {narrowed ? <ClearFilters /> : null}
      </p>
      {byUnit(found).map((berth, index) => (
        <Unit
          key={berth.unit.slug}
          berth={berth}
          at={units.indexOf(berth.unit.slug) + 1}
          eager={index === 0}
        />
      ))}
      {found.length === 0 ? (
        <EmptyState
          title={shelf.none.title}
          action={<LinkButton to={paths.lessons}>{shelf.none.clear}</LinkButton>}
        >
          {shelf.none.widen}
        </EmptyState>
      ) : null}
    </div>
  );
};

/** The shelf of all lessons, by unit, with its search. */
export const Component = () => {
  const lessons = useLoaderData<readonly ShelfLesson[]>();
  const { key, search } = useLocation();
  return (
    <>
      <HeroBand>
        <PageTitle eyebrow={lessons.length > 0 ? shelf.ready(lessons.length) : undefined} lead={shelf.lead}>
          {shelf.title}
        </PageTitle>
      </HeroBand>
      {lessons.length === 0 ? (
        <EmptyState title={shelf.empty.title}>{shelf.empty.advice}</EmptyState>
      ) : (
        <Shelf key={key} lessons={lessons} query={search} />
      )}
    </>
  );
};
