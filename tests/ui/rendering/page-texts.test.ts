import { expect, test } from 'vitest';
import { pageDataElementId, readPageData, writtenData } from '#ui/rendering/page-data.ts';
import { textsOfHtml, textsOfNode, withoutTexts, withTexts } from '#ui/rendering/page-texts.ts';

const html =
  '<h1>Lessons &amp; more</h1><ul><li><img alt="" src="/barge.svg"/><a class="x" href="/lessons/barge">Load &lt;the&gt; &quot;barge&quot;</a><!-- -->Dock&#x27;s <b>~1</b></li> </ul>';

const content = (): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

test('server and browser read the same texts and addresses off a page', () => {
  const texts = ['Lessons & more', '/barge.svg', '/lessons/barge', 'Load <the> "barge"', "Dock's ", '~1'];
  expect(textsOfHtml(html)).toEqual(texts);
  expect(textsOfNode(content())).toEqual(texts);
});

test('data comes back whole, whatever of it the page shows', () => {
  const texts = textsOfHtml(html);
  const data = {
    list: [{ src: '/barge.svg', title: 'Load <the> "barge"', minutes: 45, none: null, mark: '~1' }],
    again: '/barge.svg',
    marked: '~~2',
    open: true,
  };
  const written = withoutTexts(data, texts);
  expect(JSON.stringify(written)).not.toContain('Load');
  expect(withTexts(JSON.parse(JSON.stringify(written)), texts)).toEqual(data);
});

test('a page that was changed on its way is not believed', () => {
  const data = { loaderData: { lessons: ['Load <the> "barge"'] }, errors: null, layout: 'home' as const };
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.id = pageDataElementId;
  block.textContent = JSON.stringify(writtenData(data, html));
  page.body.append(block);
  expect(readPageData(page, content())).toEqual(data);
  const translated = content();
  translated.querySelector('a')?.replaceChildren('Die Barke beladen');
  expect(readPageData(page, translated)).toBeNull();
});
