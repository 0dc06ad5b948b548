import { useId } from 'react';
import { lessonPage } from './messages/en/lesson-page.ts';
import type { SectionName } from './lesson-section.tsx';

export const LessonContents = ({ names }: { readonly names: readonly SectionName[] }) => {
  const id = useId();
  return (
    <nav className="lesson-contents no-print" aria-labelledby={id}>
      <h2 id={id}>{lessonPage.contents}</h2>
      <ol>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{lessonPage.sections[name]}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
