import { firstSentence } from '#domain/lessons/lessons/first-sentence.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../routes/paths.ts';
import type { LessonInPlace } from './lesson-in-place.ts';
import { LessonSection } from './lesson-section.tsx';
import { lessonList, lessonNames } from './messages/en/lessons.ts';
import { year as words } from './messages/en/year.ts';

export const LessonNext = ({ lesson: { teachNext } }: { readonly lesson: LessonInPlace }) =>
  teachNext === null ? null : (
    <LessonSection name="next">
      <p>
        <strong>
          <TextLink alone to={paths.lesson(teachNext.slug)}>
            {teachNext.title}
          </TextLink>
        </strong>{' '}
        <span className="quiet">
          {teachNext.gradeBands.map((band) => lessonNames.grades[band]).join(', ')} ·{' '}
          {lessonList.minutes(teachNext.durationMin)}
        </span>
      </p>
      <p>{firstSentence(teachNext.summary)}</p>
      <p className="no-print">
        <TextLink alone to={paths.year}>
          {words.whole}
        </TextLink>
      </p>
    </LessonSection>
  );
