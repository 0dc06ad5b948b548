import type { ReactNode } from 'react';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import { KnownBlocksContext } from '../../../components/block-stack.tsx';
import { RichTextView } from '../../../components/rich-text.tsx';
import { gettingStarted, type Guide, type GuideSection } from './messages/en/getting-started.ts';
import { GuideFigure } from './guide-figure.tsx';
import { GuideFrame, type GuideName } from './guide-frame.tsx';

const none: readonly LessonBlock[] = [];
const nothing: Readonly<Record<string, ReactNode>> = {};
/** Guides with at least this number of parts have a table of contents. */
const many = 6;

const Contents = ({ sections }: { readonly sections: readonly GuideSection[] }) => (
  <nav className="guide-contents no-print" aria-label={gettingStarted.onThisPage}>
    <h2>{gettingStarted.onThisPage}</h2>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const Section = ({ section, children }: { readonly section: GuideSection; readonly children: ReactNode }) => {
  const { id, title, text, figure, after } = section;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="prose guide-section">
      <h2 id={`${id}-heading`}>{title}</h2>
      <RichTextView text={text} />
      {figure === undefined ? null : <GuideFigure figure={figure} />}
      {children}
      {after === undefined ? null : <RichTextView text={after} />}
    </section>
  );
};

/**
 * A guide with text and pictures below headings with anchors. `blocks` determines the colors of the programs. An insert is shown after the text of the part
 * with its id.
 */
export const GuidePage = ({
  name,
  guide,
  blocks = none,
  inserts = nothing,
}: {
  readonly name: GuideName;
  readonly guide: Guide;
  readonly blocks?: readonly LessonBlock[];
  readonly inserts?: Readonly<Record<string, ReactNode>>;
}) => (
  <GuideFrame name={name} title={guide.title} lead={guide.lead}>
    <KnownBlocksContext value={blocks}>
      {guide.figure === undefined ? null : <GuideFigure figure={guide.figure} eager />}
      {guide.sections.length < many ? null : <Contents sections={guide.sections} />}
      <div className="guide-text">
        {guide.sections.map((section) => (
          <Section key={section.id} section={section}>
            {inserts[section.id]}
          </Section>
        ))}
      </div>
    </KnownBlocksContext>
  </GuideFrame>
);
