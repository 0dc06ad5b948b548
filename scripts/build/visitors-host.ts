import { readableParts } from '../../src/domain/lessons/lessons/lesson-for-reader.ts';
import { type Lesson, summaryOf } from '../../src/domain/lessons/lessons/lesson.ts';
import { err, ok } from '../../src/domain/result.ts';
import type { PageHost } from '../../src/ui/render.tsx';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';

export const noLinks: PageHost['linked'] = () => ({
  invitations: { open: async () => err({ kind: 'invitation/not-found' }) },
  students: { checkRecord: async () => err({ kind: 'student/no-such-record' }) },
});

/** Returns a host that renders pages for a visitor without a service. Throws if a page fails. `lessons` is called on demand. */
export const visitorsHost = (template: string, lessons: () => readonly Lesson[]): PageHost => ({
  template,
  config: {
    apiBaseUrl: '',
    identity: { apiKey: '', authDomain: '', projectId: '' },
    buildId: '0'.repeat(16),
  },
  reportBug: (error) => {
    throw error;
  },
  linked: noLinks,
  lessons: {
    list: async () => ok(lessons().map(summaryOf)),
    year: async () => ok(yearPlan(lessons())),
    bySlug: async (slug) => {
      const lesson = lessons().find((each) => each.slug === slug);
      return lesson ? ok(readableParts(lesson, 'sign-in')) : err({ kind: 'lesson/not-found', slug });
    },
  },
});
