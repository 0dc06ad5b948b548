/**
 * Data for the page that is rendered here and that is not sent with it: what stands in the page as markup need not travel
 * twice (`StaticServerHtml` keeps it there).
 */
export const inMarkup = <T extends object | undefined>(data: T): T =>
  data === undefined
    ? data
    : Object.defineProperty(data, 'toJSON', { value: () => undefined, configurable: true });
