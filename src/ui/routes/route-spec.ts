import type { ComponentType } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { RouteAccess } from '#domain/policy/route-access.ts';

/** The frames a page may stand in. NAV-13. */
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

/** What a page is loaded for: the parameters of its path, its address, and when to give up. */
export type PageVisit = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly signal: AbortSignal;
};

/**
 * Fetches what a page shows, before it is shown; the page reads it with `useLoaderData`. JSON only, since the server's
 * answer travels in the page. Throw `pageFailure(…)` where there is nothing to show.
 */
export type PageLoader = (app: ClientApp, visit: PageVisit) => Promise<unknown>;

/** What the module of a page exports. */
export type PageModule = { readonly Component: ComponentType; readonly loader?: PageLoader };

/** `system` is refused (NAV-12); it can be written so that the refusal can be told. */
export type ForcedColorMode = 'light' | 'dark' | 'system';

/** One route of the app, as data. Spec §2. */
export type RouteSpec = {
  /** Names the route, its title and its page: `features/<feature>/<name>-page.tsx`. */
  readonly name: string;
  readonly path: string;
  readonly access: RouteAccess;
  /** What the page does, by its row among the permissions; for somebody signed in who may never do it, the path is unmatched. */
  readonly action?: Action;
  /** Left out: the layout that is on already. */
  readonly layout?: LayoutName;
  /** The layout for our staff, where it is another. */
  readonly staffLayout?: LayoutName;
  readonly colorMode?: ForcedColorMode;
  /** Whether the parameters of the path mean anything; otherwise the route is a fatal 404. */
  readonly validate?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  readonly loader?: PageLoader;
  /** Middleware by name, run in this order before each navigation (NAV-8). */
  readonly middleware?: readonly string[];
  /** Its address or what it shows is one person's: the server sends its skeleton, and no search engine is told of it. */
  readonly personal?: boolean;
  /**
   * A link is all that a visitor needs for a personal page: the server renders it for who has no scripts (UI-8). The browser
   * loads it again, since the server knows neither the account nor the tab; until then its fields are disabled.
   */
  readonly linked?: boolean;
  /** The loader's answer depends on who reads: it is asked again when somebody signs in or leaves. */
  readonly perReader?: boolean;
} & (
  | { readonly page: () => Promise<PageModule>; readonly redirectTo?: never }
  | { readonly redirectTo: string; readonly page?: never }
);

/** What the shell knows of the route that is on. */
export type RouteHandle = {
  /** Null where no route has this path. */
  readonly name: string | null;
  readonly access: RouteAccess;
  readonly layout: LayoutName | null;
  readonly staffLayout: LayoutName | null;
  readonly colorMode: ForcedColorMode | null;
  readonly perReader: boolean;
  /** Steps of the browser's own come before it: what the server rendered is not shown as it is. */
  readonly checked: boolean;
  /** Whether the parameters of the path mean anything; where not, there is no such page. */
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
  checked: false,
  validate: always,
};

/** The handle of a route of the table; with null that of whatever no route has. */
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
        checked: spec.middleware !== undefined,
        validate: spec.validate ?? always,
      };
