export interface Html {
  readonly markup: string;
}

type HtmlValue = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
}

/** A template tag for HTML. Escapes plain values (text and quoted attributes). Inserts `Html` values unchanged. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}
