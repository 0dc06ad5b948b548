import { Parser } from 'htmlparser2';

/** The tags, classes and attributes in a page that selectors ask for. */
export type PageMarkup = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Names of attributes, and `name="value"` pairs. */
  readonly attributes: ReadonlySet<string>;
};

/** On the root element; the head script sets its classes before the first paint, so they are not in the HTML. */
const ofRoot = ['html', 'body', 'dark', 'light'];

/** Reads a page down to its footer, which no first paint shows. */
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
