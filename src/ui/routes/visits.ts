/** Where the visitor stands within the app. */
export type Visits = {
  /** The path of the page shown last; null before the first. */
  readonly from: () => string | null;
  /** A page is shown; the answer is the one before it. */
  readonly arrive: (pathname: string) => string | null;
};

export function newVisits(): Visits {
  let last: string | null = null;
  return {
    from: () => last,
    arrive(pathname) {
      const before = last;
      last = pathname;
      return before;
    },
  };
}
