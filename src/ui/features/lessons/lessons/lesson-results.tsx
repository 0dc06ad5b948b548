import { Link } from 'react-router';
import type { SearchChoice, Criterion, LessonSearch } from '#domain/lessons/lessons/lesson-search.ts';
import type { LessonListUnit } from '#domain/lessons/lessons/lesson-list.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PreviousNextLinks } from '../../../components/previous-next-links.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { lessonList as words } from './messages/en/lessons.ts';
import { paths } from '../../../routes/paths.ts';
import { LessonCard } from './lesson-card.tsx';
import { searchFields, searchPath } from './search-path.ts';
import { unitTone } from './unit-tone.ts';

const firstRow = 3;

const Unit = ({ unit, eager }: { readonly unit: LessonListUnit; readonly eager: boolean }) => (
  <section className="unit" data-tone={unitTone(unit.slug)} aria-labelledby={`unit-${unit.slug}`}>
    <div className="unit-head">
      <p className="eyebrow">{words.unit(unit.number)}</p>
      <h2 id={`unit-${unit.slug}`}>{unit.title}</h2>
      <p className="quiet">{words.unitLeads[unit.slug]}</p>
      <p className="unit-count">{words.unitCount(unit.count)}</p>
    </div>
    <ul className="unit-cards" data-count={unit.lessons.length}>
      {unit.lessons.map((lesson, index) => (
        <li key={lesson.slug}>
          <LessonCard lesson={lesson} first={eager && index < firstRow} />
        </li>
      ))}
    </ul>
  </section>
);

type AppliedSearch = {
  readonly search: LessonSearch;
  readonly without: readonly SearchChoice<Criterion | 'q'>[];
};

/** Links that widen the search. Shows only those that lead to results. */
const Widening = ({ search, without }: AppliedSearch) => {
  const helping = without.filter(({ count }) => count > 0);
  if (helping.length === 0) return words.none.several;
  return (
    <>
      <p>{words.none.one}</p>
      <ul className="row">
        {helping.map(({ value, count }) => (
          <li key={value}>
            <TextLink alone to={searchPath(searchFields({ ...search, [value]: value === 'q' ? '' : null }))}>
              {words.none.without(words.filters[value], count)}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
};

const NothingFound = (search: AppliedSearch) => (
  <EmptyState
    title={words.none.title}
    action={
      <Link className="button" data-variant="secondary" data-size="md" to={paths.lessons} discover="none">
        {words.none.clear}
      </Link>
    }
  >
    <Widening {...search} />
  </EmptyState>
);

export const LessonResults = ({
  units,
  search,
  without,
  page,
  pages,
}: AppliedSearch & {
  readonly units: readonly LessonListUnit[];
  readonly page: number;
  readonly pages: number;
}) => {
  if (units.length === 0) return <NothingFound search={search} without={without} />;
  const turnTo = (to: number, hint: string) =>
    to < 1 || to > pages
      ? null
      : { to: searchPath(searchFields(search, to)), hint, title: words.pages.page(to, pages) };
  return (
    <>
      {units.map((unit, index) => (
        <Unit key={unit.slug} unit={unit} eager={index === 0} />
      ))}
      {pages === 1 ? null : (
        <PreviousNextLinks
          label={words.pages.name}
          previous={turnTo(page - 1, words.pages.previous)}
          next={turnTo(page + 1, words.pages.next)}
        />
      )}
    </>
  );
};
