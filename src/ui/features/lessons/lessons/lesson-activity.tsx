import { MessageSquareQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { minutesFor } from '#domain/lessons/lessons/lesson-time.ts';
import type { ActivityPlan } from '#domain/lessons/lessons/lesson.ts';
import { hasTable, type RichText as Text } from '#domain/platform/text/rich-text.ts';
import { Unhydrated } from '../../../components/unhydrated.tsx';
import { Icon } from '../../../components/icon.tsx';
import { RichTextView } from '../../../components/rich-text.tsx';
import { lessonPage } from './messages/en/lesson-page.ts';
import { lessonNames } from './messages/en/lessons.ts';
import { useClassSize } from './class-size.tsx';
import { LessonPicture } from './lesson-picture.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { TipList } from './tip-list.tsx';
import { isProgrammable } from '../try-it/programmable-activity.ts';
import { TryIt } from '../try-it/try-it.tsx';

const words = lessonPage.activity;

const Part = ({
  title,
  text,
  kind,
  icon,
}: {
  readonly title: string;
  readonly text: Text | undefined;
  readonly kind: 'say' | 'students' | 'notes';
  readonly icon?: ReactNode;
}) =>
  text === undefined ? null : (
    <div className="activity-part" data-kind={kind}>
      <h4>
        {icon}
        {title}
      </h4>
      <RichTextView text={text} />
    </div>
  );

const writtenIn = ({ steps, say, studentView, teacherNotes, tips }: ActivityPlan): readonly Text[] => [
  ...steps,
  ...[say, studentView, teacherNotes].filter((text) => text !== undefined),
  ...tips.map(({ text }) => text),
];

const Plan = ({ plan }: { readonly plan: ActivityPlan }) => (
  <Unhydrated as="div" className="prose activity-plan" of={plan} unless={writtenIn(plan).some(hasTable)}>
    <h4 className="visually-hidden">{words.steps}</h4>
    <ol className="steps numbered">
      {plan.steps.map((step, at) => (
        <li key={at}>
          <RichTextView text={step} />
        </li>
      ))}
    </ol>
    <Part kind="say" title={words.say} text={plan.say} icon={<Icon of={MessageSquareQuote} size={18} />} />
    {plan.pictures.map((picture) => (
      <LessonPicture key={picture.src} picture={picture} />
    ))}
    <Part kind="students" title={words.students} text={plan.studentView} />
    <Part kind="notes" title={words.notes} text={plan.teacherNotes} />
    {plan.tips.length === 0 ? null : (
      <div className="activity-part" data-kind="tips">
        <h4>{words.tips}</h4>
        <TipList tips={plan.tips} />
      </div>
    )}
  </Unhydrated>
);

const textsOf = ({ studentView = [], steps }: ActivityPlan): readonly Text[] => [studentView, ...steps];

/** Whether an activity has 'Try it', or may have it for readers with access. */
export const mayBeTried = ({ plan }: ActivityForReader): boolean =>
  plan.kind === 'locked' || isProgrammable(plan.value.project, textsOf(plan.value));

const Building = ({ activity }: { readonly activity: ActivityForReader }) => {
  const { id, title, plan, solution, projectSolution } = activity;
  if (plan.kind === 'locked') return null;
  const program = projectSolution?.kind === 'open' ? projectSolution.value : undefined;
  return (
    <>
      <TryIt
        activity={id}
        title={title}
        project={plan.value.project}
        solution={program}
        texts={textsOf(plan.value)}
      />
      {solution === undefined && projectSolution?.kind === 'locked' ? (
        <LockedNotice part={projectSolution} />
      ) : null}
    </>
  );
};

/** The minutes of an activity in a class of this size. */
const Minutes = ({ time }: Pick<ActivityForReader, 'time'>) => (
  <strong>{words.minutes(minutesFor(time, useClassSize().students))}</strong>
);

export const ActivitySection = ({ activity }: { readonly activity: ActivityForReader }) => {
  const { id, title, kind, time, plan, solution } = activity;
  return (
    <section id={`activity-${id}`} className="activity prose" aria-labelledby={`activity-${id}-heading`}>
      <div className="activity-head">
        <h3 id={`activity-${id}-heading`}>{title}</h3>
        <p>
          <span>{lessonNames.activities[kind]}</span> <Minutes time={time} />
        </p>
      </div>
      {plan.kind === 'open' ? <Plan plan={plan.value} /> : <LockedNotice part={plan} />}
      <Building activity={activity} />
      {solution?.kind === 'open' ? (
        <details className="solution panel">
          <summary>
            {words.solution}
            <span className="visually-hidden">: {title}</span>
          </summary>
          <RichTextView text={solution.value} />
        </details>
      ) : null}
      {solution?.kind === 'locked' ? <LockedNotice part={solution} /> : null}
    </section>
  );
};
