import { Link } from 'react-router';
import { firstSentence } from '#domain/lessons/lessons/first-sentence.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import { Card, CardPicture } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { lessonNames, lessonList } from './messages/en/lessons.ts';
import { paths } from '../../../routes/paths.ts';
import { unitTone } from './unit-tone.ts';

/**
 * A lesson in the list. Its only link is the heading. The picture is decorative, because the lesson's page describes it. `first` is for the first row, where
 * pictures load immediately.
 */
export const LessonCard = ({
  lesson,
  first,
}: {
  readonly lesson: LessonSummary;
  readonly first: boolean;
}) => {
  const { slug, title, summary, cover, gradeBands, durationMin, setting, topics, unit, access } = lesson;
  return (
    <Card linked className="lesson-card" data-tone={unitTone(unit.slug)}>
      <CardPicture>
        <img
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          loading={first ? undefined : 'lazy'}
        />
      </CardPicture>
      <div className="lesson-card-words">
        <h3>
          <Link to={paths.lesson(slug)} discover="none">
            {title}
          </Link>
        </h3>
        <ul className="lesson-meta">
          <li>{gradeBands.map((band) => lessonNames.grades[band]).join(', ')}</li>
          <li className="lesson-time">{lessonList.minutes(durationMin)}</li>
        </ul>
        <p className="quiet">{firstSentence(summary)}</p>
        <ul className="lesson-chips">
          {setting.map((each) => (
            <li key={each}>
              <Chip tone={unitTone(each)}>{lessonNames.settings[each]}</Chip>
            </li>
          ))}
          {topics.map((topic) => (
            <li key={topic}>
              <Chip>{topic}</Chip>
            </li>
          ))}
          <li>
            <Chip tone={access === 'public' ? 'plain' : 'sun'}>
              {access === 'public' ? lessonList.open : lessonList.licensed}
            </Chip>
          </li>
        </ul>
      </div>
    </Card>
  );
};
