import type { ReactNode } from 'react';
import { Unhydrated } from '../../../components/unhydrated.tsx';
import { lessonPage } from './messages/en/lesson-page.ts';

export type SectionName = keyof typeof lessonPage.sections;

const frame = (name: SectionName) => ({
  id: name,
  className: 'lesson-section',
  'aria-labelledby': `${name}-heading`,
});

const Heading = ({ name }: { readonly name: SectionName }) => (
  <h2 id={`${name}-heading`}>{lessonPage.sections[name]}</h2>
);

export const LessonSection = ({
  name,
  children,
}: {
  readonly name: SectionName;
  readonly children: ReactNode;
}) => (
  <section {...frame(name)}>
    <Heading name={name} />
    {children}
  </section>
);

/** A section like `LessonSection` with links as its only controls. See `Unhydrated`. */
export const LessonTextSection = ({
  name,
  of,
  unless,
  children,
}: {
  readonly name: SectionName;
  readonly of: unknown;
  readonly unless?: boolean;
  readonly children: ReactNode;
}) => (
  <Unhydrated as="section" of={of} unless={unless} {...frame(name)}>
    <Heading name={name} />
    {children}
  </Unhydrated>
);
