import { useEffect } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { liveClass } from '#domain/classrooms/class-work/live-class.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import {
  type ClassDashboard,
  type HelpWanted,
  helpWanted,
} from '#domain/classrooms/students/class-progress.ts';
import type { Mark } from '#domain/classrooms/students/student-mark.ts';
import { Notice } from '../../../../components/notices/notice.tsx';
import { dashboardWords as words } from '../messages/en/dashboard.ts';
import { LiveClassBoard } from './live-class.tsx';
import { useFollowedClass } from './use-followed-class.ts';

const HelpList = ({ wanted }: { readonly wanted: readonly HelpWanted[] }) => (
  <div aria-live="polite">
    {wanted.length === 0 ? null : (
      <Notice tone="warning" title={words.helpWanted(wanted.length)}>
        <ul aria-label={words.helpList}>
          {wanted.map(({ student, lesson, activity, since }) => (
            <li key={`${student.id} ${lesson} ${activity}`}>
              {words.help({ name: bidiIsolate(student.name), lesson, activity, since })}
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </div>
);

/** The time of a student's latest report on an activity, or 0 if there is none. */
const lastSaid = (marks: readonly Pick<Mark, 'at' | 'own'>[]): number =>
  marks.reduce((last, { at, own }) => Math.max(last, at, own?.at ?? 0), 0);

/** The live class if there is one, otherwise the students who ask for help. If the table lacks some progress, reads it immediately (C16). */
export function ClassNowPanel({
  classroom,
  dashboard,
  onNews,
}: {
  readonly classroom: Pick<Classroom, 'id'>;
  readonly dashboard: ClassDashboard;
  /** Called when students have reported progress that the dashboard does not show yet. */
  readonly onNews: () => void;
}) {
  const { followed, now, silentSeconds } = useFollowedClass(classroom.id);
  const live = followed === null ? null : liveClass(dashboard, followed.work, now);
  const slugs = dashboard.lessons.map(({ lessonSlug }) => lessonSlug);
  const inLessons = (followed?.work ?? []).filter(({ lessonSlug }) => slugs.includes(lessonSlug));
  const lastStatus = lastSaid(inLessons.flatMap(({ mark }) => mark ?? []));
  const news = lastStatus > lastSaid(dashboard.marks) ? lastStatus : null;
  const atWork = live?.students.filter(({ work }) => work !== null) ?? [];
  const unseen = atWork.filter(({ student }) => student.loggedInOn === null).length;
  useEffect(() => {
    if (news !== null || unseen > 0) onNews();
  }, [news, unseen, onNews]);
  if (followed === null || live === null) return <HelpList wanted={helpWanted(dashboard)} />;
  return (
    <LiveClassBoard
      classroomId={classroom.id}
      room={followed.room}
      live={live}
      now={now}
      health={followed.health}
      silentSeconds={silentSeconds}
    />
  );
}
