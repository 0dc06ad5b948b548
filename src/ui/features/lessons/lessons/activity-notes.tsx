import type { LessonToPresent } from '#domain/lessons/lessons/presentation.ts';
import type { ActivityPlan } from '#domain/lessons/lessons/lesson.ts';
import { RichTextView } from '../../../components/rich-text.tsx';
import { presentation, studentView } from './messages/en/lesson-views.ts';
import { LockedNotice } from './locked-notice.tsx';
import { TipList } from './tip-list.tsx';

const words = presentation.speaker;

const Plan = ({ plan: { say, steps, teacherNotes, tips } }: { readonly plan: ActivityPlan }) => (
  <>
    {say === undefined ? null : (
      <div className="activity-part" data-kind="say">
        <h3>{words.say}</h3>
        <RichTextView text={say} />
      </div>
    )}
    <h3>{words.steps}</h3>
    <ol className="steps numbered">
      {steps.map((step, at) => (
        <li key={at}>
          <RichTextView text={step} />
        </li>
      ))}
    </ol>
    {teacherNotes === undefined ? null : (
      <div className="activity-part" data-kind="notes">
        <h3>{words.notes}</h3>
        <RichTextView text={teacherNotes} />
      </div>
    )}
    {tips.length === 0 ? null : <TipList tips={tips} label={words.tips} />}
  </>
);

export const ActivityNotes = ({ activity }: { readonly activity: LessonToPresent['activities'][number] }) => (
  <section className="prose speaker-notes" aria-labelledby={`notes-${activity.id}`}>
    <div className="activity-head">
      <h2 id={`notes-${activity.id}`}>{activity.title}</h2>
      <p>
        <strong>{studentView.minutes(activity.minutes)}</strong>
      </p>
    </div>
    {activity.plan.kind === 'open' ? (
      <Plan plan={activity.plan.value} />
    ) : (
      <LockedNotice part={activity.plan} />
    )}
  </section>
);
