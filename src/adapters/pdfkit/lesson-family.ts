import { group, type PageBlock } from './block.ts';
import type { Flow } from './flow.ts';
import type { PlanTools } from './plan-tools.ts';

const body = { size: 13, leading: 1.5 };

export function layoutFamily(flow: Flow, { lesson, layout, words, width }: PlanTools): void {
  const { family, title } = lesson;
  if (family === undefined) return;
  const paragraph = (text: string): PageBlock => ({ ...layout.text.words('P', text, width, body), gap: 8 });
  const part = (name: string, text: string): PageBlock =>
    group(
      'Sect',
      [
        {
          ...layout.text.words('H3', name, width, { face: 'heading', size: 16, leading: 1.3 }),
          withNext: true,
        },
        paragraph(text),
      ],
      { gap: 18 },
    );
  flow.part(words.parts.family);
  flow.within('Sect', () =>
    flow.setAll([
      layout.text.words('H2', title, width, { face: 'heading', size: 26, leading: 1.15 }),
      { ...paragraph(words.family.hello), gap: 18 },
      paragraph(family.did),
      part(words.family.ask, family.ask),
      part(words.family.tryThis, family.tryThis),
    ]),
  );
}
