import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { PageBlock } from './block.ts';
import type { PdfWords } from './pdf-words.ts';
import type { RichStyle } from './layout/layout-rich-text.ts';
import type { LayoutContext } from './layout/layout-context.ts';

export type PlanTools = {
  readonly layout: LayoutContext;
  readonly words: PdfWords;
  readonly lesson: LessonForReader;
  readonly width: number;
  readonly style: RichStyle;
};

export const heading = ({ layout, width }: PlanTools, tag: 'H2' | 'H3', title: string): PageBlock => ({
  ...layout.text.words(
    tag,
    title,
    width,
    tag === 'H2' ? { face: 'heading', size: 15, leading: 1.3 } : { face: 'strong', size: 11 },
  ),
  gap: tag === 'H2' ? 16 : 9,
  withNext: true,
});
