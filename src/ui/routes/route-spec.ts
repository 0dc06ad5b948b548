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
 * Loads the data of a page before it is shown. The page reads it with `useLoaderData`. The data must be JSON, because the server sends it in the page. Throws
 * `pageFailure(…)` if the page cannot be shown.
 */
export type PageLoader = (app: ClientApp, visit: PageVisit) => Promise<unknown>;

export type PageModule = { readonly Component: ComponentType; readonly loader?: PageLoader };

/** `system` is rejected with a warning (NAV-12). The type allows it, so that the warning can be logged. */
export type RouteColorMode = 'light' | 'dark' | 'system';

/** One route of the app, as data. Spec §2. */
export type RouteSpec = {
  /** The name of the route, its title and its page: `features/<feature>/<name>-page.tsx`. */
  readonly name: string;
  readonly path: string;
  readonly access: RouteAccess;
  /** The page's row in the permission table. If a logged-in user can never perform the action, the path does not exist for them. */
  readonly action?: Action;
  /** By default, the current layout is kept. */
  readonly layout?: LayoutName;
  readonly staffLayout?: LayoutName;
  readonly colorMode?: RouteColorMode;
  /** Whether the parameters of the path are valid. If not, the route is a fatal 404. */
  readonly validate?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  readonly loader?: PageLoader;
  /** Middleware by name, run in this order before each navigation (NAV-8). */
  readonly middleware?: readonly string[];
  /** Whether the URL or the content is personal. If so, the server sends a skeleton, and search engines do not index the page. */
  readonly personal?: boolean;
  /**
   * Whether visitors can open this personal page with a link. If so, the server renders it for browsers without scripts (UI-8). The browser loads the data
   * again, because the server does not know the account and the tab. Until then, the fields are disabled.
   */
  readonly linked?: boolean;
  /** Whether the loader's data depends on the reader. If so, it is loaded again after a login or logout. */
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
  /** Whether the path contains the id of a record, which a different user may not be able to open. */
  readonly ofRecord: boolean;
  /** Whether the browser runs a step before this page. If so, the server's content is replaced instead of hydrated. */
  readonly checked: boolean;
  /** Whether the parameters of the path are valid. If not, there is no such page. */
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

/** Returns the handle of a route. If `spec` is null, returns the handle of the page for unknown paths. */
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
