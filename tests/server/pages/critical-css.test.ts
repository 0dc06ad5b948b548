import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { criticalCss } from '#ui/rendering/critical-css.ts';

const sheet = `
@layer tokens { :root { --by-gap: 1rem; --by-ink: #111; --by-line: #111; --by-sky: #eef; } .dark { --by-ink: #eee; --by-line: #eee; --by-sky: #112 } }
@layer base {
  .card { gap: var(--by-gap); color: var(--by-ink); border-color: var(--by-line) }
  .card:has(a:focus-visible) { color: red }
  .button:disabled { opacity: 0.5 }
  main:has(> .waiting) { visibility: hidden }
  .below { color: var(--by-sky) }
  .drawn { width: 1rem }
  @supports (mask: none) { .drawn { background: currentcolor } }
  @supports (first-paint: only) { .drawn + .button { content-visibility: auto } }
}`;
const rules = criticalCss(sheet);
const page = '<div class="card drawn"><a href="/">x</a></div><button class="button">y</button>';

test('constants are inlined; variables of the color mode stay, if a rule uses them', () => {
  const css = rules(page);
  expect(css).toContain('gap: 1rem;color: var(--by-ink)');
  expect(css).toMatch(/:root\{--by-ink: #111;--by-line: #111;?\}/);
  expect(css).toMatch(/\.dark\{--by-ink: #eee;--by-line: #eee;?\}/);
  for (const unused of ['--by-gap', '--by-sky']) expect(css).not.toContain(unused);
});

test('an at-rule without a body, a comment and a string with braces are handled', () => {
  const css = criticalCss(
    '@layer tokens, base; @layer base { /* } */ .card::before { content: "}"; color: red } }',
  )(page);
  expect(css).toBe('@layer tokens,base;@layer base{.card::before{content: "}";color: red}}');
});

test('states, animations, and the footer are in the full sheet only', () => {
  const css = rules(`${page}<footer class="site-footer"><p class="below"></p></footer>`);
  for (const later of ['focus', 'disabled', 'below', 'currentcolor']) expect(css).not.toContain(later);
  expect(css).toContain('.drawn{width: 1rem}');
  expect(rules('<button class="button" disabled="">').replace(/\s/g, '')).toContain(
    '.button:disabled{opacity:0.5}',
  );
});

test('a required descendant is checked, too', () => {
  expect(rules(page)).not.toContain('main:has');
  expect(rules(`${page}<main><p class="waiting"></p></main>`)).toContain('main:has(> .waiting)');
});

test('rules that apply only to the first paint are included, and have no effect in the full sheet', () => {
  expect(rules(page)).toContain('.drawn + .button{content-visibility: auto}');
  expect(rules(page)).not.toContain('first-paint');
  const minified = criticalCss('@supports (first-paint:only){.drawn+.button{display:none}}');
  expect(minified(page)).toContain('.drawn+.button{display:none}');
  expect(minified(page)).not.toContain('first-paint');
});

test('only the sheet in the pages has font faces, because a later one would shift all text', () => {
  const withFaces = globSync('src/ui/**/*.css').filter((file) =>
    readFileSync(file, 'utf8').includes('@font-face'),
  );
  expect(withFaces.map((file) => path.basename(file))).toEqual(['fonts.css']);
});
