import type { ReactNode } from 'react';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { lessonActions } from './messages/en/lesson-views.ts';
import { lessonPage } from './messages/en/lesson-page.ts';
import { lessonNames } from './messages/en/lessons.ts';
import { paths } from '../../../routes/paths.ts';
import type { LessonInPlace } from './lesson-in-place.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const { facts } = lessonPage;

export const LessonHeader = ({ lesson }: { readonly lesson: LessonInPlace }) => {
  const {
    unit,
    title,
    summary,
    cover,
    gradeBands,
    durationMin,
    setting,
    grouping,
    difficulty,
    topics,
    before,
  } = lesson;
  return (
    <header className="lesson-header">
      <div className="lesson-header-words">
        <PageTitle eyebrow={lessonPage.place(unit.title, unit.position)} lead={summary}>
          {title}
        </PageTitle>
        {before.length === 0 ? null : (
          <p className="lesson-before">
            {lessonActions.before}{' '}
            {before.map(({ slug, title: name }, at) => (
              <span key={slug}>
                {at > 0 ? ', ' : null}
                <TextLink alone to={paths.lesson(slug)}>
                  {name}
                </TextLink>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="lesson-cover">
        <img
          src={cover.src}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          fetchPriority="high"
          decoding="async"
        />
      </div>
      <dl className="lesson-facts" aria-label={facts.name}>
        <Fact name={facts.grades}>{gradeBands.join(', ').replaceAll('-', '–')}</Fact>
        <Fact name={facts.minutes}>{lessonPage.minutes(durationMin)}</Fact>
        <Fact name={facts.setting}>{setting.map((each) => lessonNames.settings[each]).join(', ')}</Fact>
        <Fact name={facts.grouping}>{lessonNames.groupings[grouping]}</Fact>
        <Fact name={facts.difficulty}>{lessonNames.difficulties[difficulty]}</Fact>
        <Fact name={facts.topics}>{topics.join(', ')}</Fact>
      </dl>
    </header>
  );
};
