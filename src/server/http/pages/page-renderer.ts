/** A page request with its absolute address, and whether the client is a crawler. Crawlers get no error pages. */
export type PageRequest = {
  readonly url: string;
  readonly userAgent?: string | undefined;
  /** The path in the app before a reload, if the page is being reloaded. */
  readonly cameFrom?: string | null;
  readonly network?: string;
};

/** A page with the hashes of its inline `<style>` elements and its inline script, in the format of the content security policy: `sha256-…`. */
export type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly styleHashes: readonly string[];
      readonly scriptHash: string;
      readonly shared?: boolean;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 308; readonly location: string };

/** Renders a page of the app. All information about the client is in the request. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;
