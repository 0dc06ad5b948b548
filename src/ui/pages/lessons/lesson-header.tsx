import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { lessonNames, lessonPage } from '../../messages/en/lessons.ts';
import { paths } from '../../routes/paths.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const { facts } = lessonPage;

/** What a teacher chooses by: title, summary, picture, and the facts in one bar. */
export const LessonHeader = ({ lesson }: { readonly lesson: LessonForReader }) => {
  const { unit, title, summary, cover, gradeBands, durationMin, setting, grouping, difficulty, topics } =
    lesson;
  return (
    <header className="lesson-header">
      <p className="no-print lesson-back">
        <TextLink to={paths.lessons}>
          <Icon of={ArrowLeft} size={18} /> {lessonPage.back}
        </TextLink>
      </p>
      <div className="lesson-header-words">
        <PageTitle eyebrow={lessonPage.place(unit.title, unit.position)} lead={summary}>
          {title}
        </PageTitle>
        <Button className="no-print with-script" disabled={!useHydrated()} onClick={() => window.print()}>
          <Icon of={Printer} /> {lessonPage.print}
        </Button>
      </div>
      <div className="lesson-cover notched">
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
