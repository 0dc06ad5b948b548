import type { ReactNode } from 'react';
import { lessonPage } from '../../messages/en/lessons.ts';

export type SectionName = keyof typeof lessonPage.sections;

/** A part of the lesson that the contents list leads to. */
export const LessonSection = ({
  name,
  children,
}: {
  readonly name: SectionName;
  readonly children: ReactNode;
}) => (
  <section id={name} className="lesson-section" aria-labelledby={`${name}-heading`}>
    <h2 id={`${name}-heading`}>{lessonPage.sections[name]}</h2>
    {children}
  </section>
);
