import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { createPageRenderer } from '#ui/render.tsx';
import { routeTable } from '#ui/routes/route-table.ts';
import { visitorsHost } from '../../../scripts/build/visitors-host.ts';

const paths = routeTable
  .filter(({ page, access }) => page !== undefined && !access.endsWith('-complete'))
  .map(({ path }) => path.replace(':slug', 'load-the-barge').replace(/:\w+/, 'success'));

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style rules are off, because React decides how the HTML is written.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'attr-case': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'valid-id': ['error', { relaxed: true }],
    // A password field sets `autocapitalize`, which applies while its text is shown.
    'input-attributes': 'off',
    // A title can be longer than the part that search engines show.
    'long-title': 'off',
    // The content security policy allows inline scripts by hash, and no script comes from another origin.
    'require-sri': 'off',
  },
});

let lessons: readonly Lesson[] = [];
beforeAll(async () => {
  lessons = await loadLessons('content/lessons');
});

const render = createPageRenderer(visitorsHost(readFileSync('index.html', 'utf8'), () => lessons));

test.each([...paths, '/no/such', '/lessons/none', '/lessons?q=submarine', '/login?errorCode=440'])(
  '%s is valid HTML',
  async (path) => {
    const page = await render({ url: `https://blockyard.example${path}` });
    if (page.kind !== 'page') throw new Error(`${path} redirects to ${page.location}`);
    const { results } = await validator.validateString(page.html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect([...new Set(faults)]).toEqual([]);
  },
);
