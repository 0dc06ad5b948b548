/** What a page is rendered for: its absolute address, and what reads it (crawlers get no error pages). */
export type PageRequest = {
  readonly url: string;
  readonly userAgent?: string | undefined;
  /** The path of the app that the page is reloaded from, if it is. */
  readonly cameFrom?: string | null;
  readonly network?: string;
};

/** The hashes are those of the page's inline `<style>` elements and its one inline script, as a policy names them: `sha256-…`. */
export type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly styleHashes: readonly string[];
      readonly scriptHash: string;
      /** Whether it is the same for everybody. */
      readonly shared?: boolean;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 308; readonly location: string };

/** Renders a page of the app; knows nothing of the person who asks but their network. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;
