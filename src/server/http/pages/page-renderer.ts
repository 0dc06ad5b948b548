/** A page request: its absolute address, and whether the client is a crawler (crawlers get no error pages). */
export type PageRequest = {
  readonly url: string;
  readonly userAgent?: string | undefined;
  /** The app path before a reload, if it is one. */
  readonly cameFrom?: string | null;
  readonly network?: string;
};

/** The hashes are those of the page's inline `<style>` elements and its inline script, in the policy's format: `sha256-…`. */
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

/** Renders a page of the app. It knows nothing about the client except the fields of the request. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;
