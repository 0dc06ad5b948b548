import type { LessonBlock } from '#domain/lessons/lesson.ts';
import { KnownBlocksContext } from '../../components/block-stack.tsx';
import { RichText } from '../../components/rich-text.tsx';
import type { Guide } from '../../messages/en/getting-started.ts';
import { GuideFrame, type GuideName } from './guide-frame.tsx';

const none: readonly LessonBlock[] = [];

/** A guide that is text under headings, each with its own address. `blocks` gives the programs in it their colours. */
export const GuidePage = ({
  name,
  guide,
  blocks = none,
}: {
  readonly name: GuideName;
  readonly guide: Guide;
  readonly blocks?: readonly LessonBlock[];
}) => (
  <GuideFrame name={name} title={guide.title} lead={guide.lead}>
    <KnownBlocksContext value={blocks}>
      <div className="prose guide-text">
        {guide.sections.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="prose">
            <h2 id={`${id}-heading`}>{title}</h2>
            <RichText text={text} />
          </section>
        ))}
      </div>
    </KnownBlocksContext>
  </GuideFrame>
);
