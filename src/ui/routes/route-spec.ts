import type { ComponentType } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import type { RouteAccess } from '#domain/identity/navigation/route-access.ts';

/** The layouts (NAV-13). */
export const layoutNames = [
  'default',
  'external',
  'home',
  'login',
  'plain',
  'self-service',
  'admin-default',
] as const;
export type LayoutName = (typeof layoutNames)[number];

export type PageVisit = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly signal: AbortSignal;
};

/**
 * Loads the data of a page before it is shown; the page reads it with `useLoaderData`. JSON only, because the server sends it in the page.
 * Throws `pageFailure(…)` if there is nothing to show.
 */
export type PageLoader = (app: ClientApp, visit: PageVisit) => Promise<unknown>;

export type PageModule = { readonly Component: ComponentType; readonly loader?: PageLoader };

/** `system` is refused with a warning (NAV-12). The type allows it, so that the refusal can be reported. */
export type RouteColorMode = 'light' | 'dark' | 'system';

/** One route of the app, as data. Spec §2. */
export type RouteSpec = {
  /** Names the route, its title and its page: `features/<feature>/<name>-page.tsx`. */
  readonly name: string;
  readonly path: string;
  readonly access: RouteAccess;
  /** The page's row in the permission table. For a logged-in user who can never do it, the path does not exist. */
  readonly action?: Action;
  /** By default, keeps the current layout. */
  readonly layout?: LayoutName;
  readonly staffLayout?: LayoutName;
  readonly colorMode?: RouteColorMode;
  /** Whether the parameters of the path are valid; otherwise the route is a fatal 404. */
  readonly validate?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  readonly loader?: PageLoader;
  /** Middleware by name, run in this order before each navigation (NAV-8). */
  readonly middleware?: readonly string[];
  /** The URL or the content is personal: the server sends a skeleton, and search engines do not get the page. */
  readonly personal?: boolean;
  /**
   * A visitor can open this personal page with a link: the server renders it for browsers without scripts (UI-8). The browser loads it
   * again, because the server knows neither the account nor the tab; until then its fields are disabled.
   */
  readonly linked?: boolean;
  /** The loader's data depends on the reader, so it is loaded again after a login or logout. */
  readonly perReader?: boolean;
} & (
  | { readonly page: () => Promise<PageModule>; readonly redirectTo?: never }
  | { readonly redirectTo: string; readonly page?: never }
);

export type RouteHandle = {
  /** Null if no route has this path. */
  readonly name: string | null;
  readonly access: RouteAccess;
  readonly layout: LayoutName | null;
  readonly staffLayout: LayoutName | null;
  readonly colorMode: RouteColorMode | null;
  readonly perReader: boolean;
  /** Whether the path names one record, which another user may not be able to open. */
  readonly ofRecord: boolean;
  /** The browser runs a step before this page, so the server's content is replaced and not hydrated. */
  readonly checked: boolean;
  /** Whether the parameters of the path are valid; otherwise there is no such page. */
  readonly validate: NonNullable<RouteSpec['validate']>;
};

const always = (): boolean => true;

const noRoute: RouteHandle = {
  name: null,
  access: 'public',
  layout: null,
  staffLayout: null,
  colorMode: null,
  perReader: false,
  ofRecord: false,
  checked: false,
  validate: always,
};

/** Returns the handle of a route; with null, of the page for unknown paths. */
export const handleOf = (spec: RouteSpec | null): RouteHandle =>
  spec === null
    ? noRoute
    : {
        name: spec.name,
        access: spec.access,
        layout: spec.layout ?? null,
        staffLayout: spec.staffLayout ?? null,
        colorMode: spec.colorMode ?? null,
        perReader: spec.perReader ?? false,
        ofRecord: spec.path.includes(':'),
        checked: spec.middleware !== undefined,
        validate: spec.validate ?? always,
      };
