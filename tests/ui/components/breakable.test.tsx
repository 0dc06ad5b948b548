import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakable } from '#ui/components/breakable.tsx';
import { Notice } from '#ui/components/notices/notice.tsx';
import { PageTitle } from '#ui/components/page-title.tsx';

const sentence = 'A mail went to ada.lovelace@analytical-engines.example. Open it.';

test('[UI-4] a long address can break after its @ and its dots, and is copied unchanged', () => {
  const { container } = render(<p>{breakable(sentence)}</p>);
  expect(container.textContent).toBe(sentence);
  expect(container.innerHTML).toContain('ada.<wbr>lovelace@<wbr>analytical-engines.<wbr>example.');
});

test('text without an address stays one node, and other nodes are unchanged', () => {
  expect(breakable('Nothing there yet. Look in the spam folder.')).toBe(
    'Nothing there yet. Look in the spam folder.',
  );
  const part = <b>a@b.example</b>;
  expect(breakable(part)).toBe(part);
});

test.each([
  ['a notice', <Notice key="notice">{sentence}</Notice>],
  [
    'what stands below a heading',
    <PageTitle key="title" lead={sentence}>
      Check your inbox
    </PageTitle>,
  ],
])('[UI-4] the same in %s', (_what, element) => {
  const { container } = render(element);
  expect(container.innerHTML).toContain('lovelace@<wbr>analytical-engines');
});
