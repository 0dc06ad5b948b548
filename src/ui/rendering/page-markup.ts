import { Parser } from 'htmlparser2';

export type PageMarkup = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
};

/** Classes of the root element. The head script sets them before the first paint, so they are not in the HTML. */
const ofRoot = ['html', 'body', 'dark', 'light'];

/** Reads a page without its footer, which is not part of the first paint. */
export function readMarkup(html: string): PageMarkup {
  const classes = new Set(ofRoot);
  const tags = new Set(ofRoot);
  const attributes = new Set<string>();
  const parser = new Parser({
    onopentag(tag, found) {
      const names = found['class']?.split(' ') ?? [];
      if (names.includes('site-footer')) {
        parser.pause();
        return;
      }
      tags.add(tag);
      for (const name of names) classes.add(name);
      for (const [name, value] of Object.entries(found)) attributes.add(name).add(`${name}="${value}"`);
    },
  });
  parser.write(html);
  return { classes, tags, attributes };
}
