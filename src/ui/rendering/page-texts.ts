/**
 * The texts of a page and the addresses of its links and pictures, in order: what its data has in common with them
 * travels once, in the markup. The server reads them off its HTML, the browser off the document, and both see the same.
 */
export type PageTexts = readonly string[];

const tagOrText = /<[^>]*>|[^<]+/g;
const address = /^<(?:img|a)(?= )[^>]*? (?:src|href)="([^"]*)"/;
const entity = /&(?:amp|lt|gt|quot|#x27);/g;
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const isText = (text: string): boolean => /\S/.test(text);

/** The texts of HTML as React writes it: five entities, and no `>` within an attribute. */
export const textsOfHtml = (html: string): PageTexts =>
  (html.match(tagOrText) ?? [])
    .map((part) => (part.startsWith('<') ? (address.exec(part)?.[1] ?? '') : part))
    .filter(isText)
    .map((text) => text.replace(entity, (name) => signs[name] ?? name));

const addressOf = (element: Element): string | null => {
  if (element instanceof HTMLImageElement) return element.getAttribute('src');
  return element instanceof HTMLAnchorElement ? element.getAttribute('href') : null;
};

/** The texts of what the browser made of it. */
export function textsOfNode(root: Node): PageTexts {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker;
    texts.push((node instanceof Element ? addressOf(node) : node.nodeValue) ?? '');
  }
  return texts.filter(isText);
}

/** What shows that a page still has the texts its server gave it: an extension or a translation may have changed them. */
export const sumOf = (texts: PageTexts): number => texts.reduce((sum, { length }) => sum + length + 1, 0);

/** Stands before how many texts are passed over; a text of the data that begins so has it twice. */
const mark = '~';
/** A word may stand anywhere, so that it is only looked for near by; a sentence is found wherever it is. */
const near = 24;
const sentence = 40;

type Swap = (text: string) => string;

function swapped(value: unknown, swap: Swap): unknown {
  if (typeof value === 'string') return swap(value);
  if (Array.isArray(value)) return value.map((each) => swapped(each, swap));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, swapped(each, swap)]));
}

/** The same data with references for the texts that a page shows, as far as they come in the same order. */
export function withoutTexts(value: unknown, texts: PageTexts): unknown {
  let next = 0;
  return swapped(value, (text) => {
    const at = texts.indexOf(text, next);
    if (at === -1 || (text.length < sentence && at - next > near))
      return text.startsWith(mark) ? mark + text : text;
    const passed = at - next;
    next = at + 1;
    return `${mark}${passed}`;
  });
}

/** The data again, with its texts. */
export function withTexts(value: unknown, texts: PageTexts): unknown {
  let next = 0;
  return swapped(value, (text) => {
    if (!text.startsWith(mark)) return text;
    if (text.startsWith(mark + mark)) return text.slice(mark.length);
    const at = next + Number(text.slice(mark.length));
    next = at + 1;
    return texts[at] ?? '';
  });
}
