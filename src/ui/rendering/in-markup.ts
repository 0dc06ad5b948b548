/** Marks data that is rendered into the page and not sent again as data (`StaticServerHtml` keeps the markup). */
export const inMarkup = <T extends object | undefined>(data: T): T =>
  data === undefined
    ? data
    : Object.defineProperty(data, 'toJSON', { value: () => undefined, configurable: true });
