import { group, heightOf, type PageBlock } from './block.ts';
import { heading, type PlanTools } from './plan-tools.ts';
import { pdfColors } from './pdf-colors.ts';
import { layoutBlockStack } from './layout/layout-block-stack.ts';
import { layoutLocked } from './layout/layout-locked.ts';
import { layoutItem } from './layout/layout-rich-text.ts';

const ways = ['support', 'stretch', 'accessibility', 'ell'] as const;

function setWays(tools: PlanTools): readonly PageBlock[] {
  const {
    layout,
    words,
    lesson: { differentiation },
    width,
  } = tools;
  return ways
    .filter((way) => differentiation[way].length > 0)
    .flatMap((way) => [
      heading(tools, 'H3', words.differentiation[way]),
      group(
        'L',
        differentiation[way].map((text) =>
          layoutItem(layout, {
            mark: null,
            gutter: 14,
            style: {},
            gap: 3,
            body: [layout.text.line('P', text, width - 14)],
          }),
        ),
        { gap: 2 },
      ),
    ]);
}

const setEntry = ({ layout, width }: PlanTools, term: string, rest: string): PageBlock => ({
  ...layout.text.line('P', [{ kind: 'strong', children: [term] }, `  ${rest}`], width),
  gap: 4,
});

const columns = 3;

function setKnownBlocks({ layout, words, lesson: { blocks }, width }: PlanTools): readonly PageBlock[] {
  const column = (width - (columns - 1) * 14) / columns;
  const cells = blocks.map(({ label, category, introduced }) =>
    group(null, [
      layoutBlockStack(layout, label, column, { size: 9, known: blocks }),
      {
        ...layout.text.words('P', introduced ? `${category}, ${words.blockNew}` : category, column, {
          size: 8.5,
          color: pdfColors.quiet,
        }),
        gap: 1,
      },
    ]),
  );
  return cells.flatMap((_, at): readonly PageBlock[] => {
    if (at % columns > 0) return [];
    const row = cells
      .slice(at, at + columns)
      .map((block, index) => ({ x: index * (column + 14), tag: null, block }));
    return [
      {
        kind: 'row',
        tag: null,
        gap: 7,
        height: Math.max(...row.map(({ block }) => heightOf(block))),
        cells: row,
      },
    ];
  });
}

function setResources({ layout, words, lesson, width }: PlanTools): readonly PageBlock[] {
  return lesson.resources.map((resource) => {
    if (resource.kind === 'locked') return { ...layoutLocked(layout, resource, width, words), gap: 6 };
    const { title, url, kind, audience } = resource.value;
    const about = `  ${words.names.resources[kind]}, ${words.names.audiences[audience]}`;
    return {
      ...layout.text.line('P', [{ kind: 'link', href: url, children: [title] }, about], width),
      gap: 4,
    };
  });
}

export function layoutReference(
  tools: PlanTools,
): readonly (readonly [title: string, blocks: readonly PageBlock[]])[] {
  const {
    words: { sections, names },
    lesson,
  } = tools;
  return [
    [sections.differentiation, setWays(tools)],
    [sections.vocabulary, lesson.vocabulary.map(({ term, definition }) => setEntry(tools, term, definition))],
    [
      sections.standards,
      lesson.standards.map(({ framework, code, text, alignment }) =>
        setEntry(tools, `${framework} ${code}`, `${names.alignments[alignment]}. ${text}`),
      ),
    ],
    [sections.blocks, setKnownBlocks(tools)],
    [sections.resources, setResources(tools)],
  ];
}
