/** Marks data that the page contains as markup. It is not sent again as data, because `StaticServerHtml` keeps the markup. */
export const inMarkup = <T extends object | undefined>(data: T): T =>
  data === undefined
    ? data
    : Object.defineProperty(data, 'toJSON', { value: () => undefined, configurable: true });
