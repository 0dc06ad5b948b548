import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import type { AppConfig } from './app-config.ts';
import { AppShell } from './app-shell.tsx';
import { appShellPath } from './rendering/app-shell-path.ts';
import { criticalCss } from './rendering/critical-css.ts';
import { fontPreloads } from './rendering/font-preloads.ts';
import { isCrawler } from './rendering/is-crawler.ts';
import { pageDataElementId, portableErrors } from './rendering/page-data.ts';
import { pageHead } from './rendering/page-head.ts';
import { dataBlock, type PageParts, pageTemplate } from './rendering/page-template.ts';
import { type LinkedReads, serverApp } from '#composition/client/server-app.ts';
import { createServerRoutes, isShared, networkContext, serverRedirect } from './rendering/server-routes.tsx';
import { specFor } from './routes/spec-at.ts';
import { scriptBlock, styleBlock } from './rendering/inline-block.ts';
import { newLayoutState } from './routes/layout-state.tsx';
import { paths } from './routes/paths.ts';
import { type RouteColorMode, handleOf } from './routes/route-spec.ts';
import beforeFirstPaint from './theme/before-first-paint.js?raw';
import stylesheet from './theme/styles/blockyard.css?inline';
import fontFaces from './theme/styles/fonts.css?inline';

export { publicPaths } from './rendering/public-paths.ts';
export { sharedAddress } from './rendering/shared-address.ts';

/** The parts that the host provides: the lessons for visitors, the built `index.html`, and the settings. */
export type PageHost = {
  readonly lessons: LessonCatalog;
  readonly linked: (network: string) => LinkedReads;
  readonly template: string;
  readonly config: AppConfig;
  readonly reportBug: (error: unknown) => void;
};

/** A requested page. `url` is absolute. Crawlers get no error pages (NAV-15). */
type PageRequest = {
  readonly url: string;
  readonly userAgent?: string | undefined;
  /** The path in the app before a reload, if the page is being reloaded (NAV-16). */
  readonly cameFrom?: string | null;
  /** The network of the request. Shared pages do not depend on it. */
  readonly network?: string;
};

/** A page with its status and the hashes of its inline styles and script (`sha256-…`), or a redirect. */
type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly styleHashes: readonly string[];
      readonly scriptHash: string;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 308; readonly location: string };

type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

function renderRoutes(app: ClientApp, routes: StaticHandler['dataRoutes'], context: StaticHandlerContext) {
  const layout = newLayoutState();
  const html = renderToString(
    <AppShell app={app} layout={layout}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </AppShell>,
  );
  return { html, layout: layout.current };
}

const shownMode = (wanted: RouteColorMode | null): 'light' | 'dark' | null =>
  wanted === 'light' || wanted === 'dark' ? wanted : null;

const without = { data: '', routeName: null, forcedColorMode: null, bare: false } as const;
type Parts = Pick<PageParts, 'head'> & Partial<Omit<PageParts, 'styles' | 'fonts'>>;

/** Creates a function that assembles pages, each with all font faces and the style rules that its content needs. */
function pageMaker(template: string, config: AppConfig): (status: number, parts: Parts) => RenderedPage {
  const script = scriptBlock(beforeFirstPaint);
  const compose = pageTemplate(template, config, script.html);
  // The font faces are inline, because adding a font face to a rendered page causes a complete layout.
  const faces = fontFaces.replace(/\/\*[\s\S]*?\*\/\s*/g, '').trim();
  const allFonts = fontPreloads(faces);
  const criticalOf = criticalCss(stylesheet);
  return (status, { html = '', ...parts }) => {
    const styles = styleBlock(html === '' ? faces : criticalOf(html) + faces);
    const fonts = html === '' ? '' : allFonts;
    const page = compose({ ...without, ...parts, html, fonts, styles: styles.html });
    return { kind: 'page', status, html: page, styleHashes: [styles.hash], scriptHash: script.hash };
  };
}

/**
 * Creates the function that renders a URL to HTML. Public pages contain their data. Personal pages contain the layout and a skeleton, and the browser adds the
 * data. Each page has one inline script for everything that must be known before the first paint.
 */
export function createPageRenderer({ lessons, linked, template, config, reportBug }: PageHost): PageRenderer {
  const app = serverApp(lessons);
  const handler = createStaticHandler(createServerRoutes((network) => serverApp(lessons, linked(network))));
  const makePage = pageMaker(template, config);

  const pageOf = (url: URL, context: StaticHandlerContext, crawler: boolean): RenderedPage => {
    const { statusCode: status, errors, loaderData } = context;
    const failed = status >= 400;
    Object.values(errors ?? {})
      .filter((error) => !isRouteErrorResponse(error))
      .forEach(reportBug);
    const spec = specFor(url.pathname);
    const { name, colorMode } = handleOf(spec);
    const { html, layout } = renderRoutes(app, handler.dataRoutes, context);
    const whole = failed || spec === null || isShared(spec);
    return makePage(status, {
      head: pageHead({ name, url, data: loaderData[name ?? ''], status, indexed: whole && !failed }),
      html,
      data: whole ? dataBlock(pageDataElementId, { loaderData, errors: portableErrors(errors), layout }) : '',
      routeName: name,
      forcedColorMode: shownMode(colorMode),
      bare: crawler && failed,
    });
  };

  /** Returns a page for the browser to render if rendering on the server failed. If that fails, too, the browser shows the error page. */
  const unrendered = (url: URL): RenderedPage =>
    makePage(500, { head: pageHead({ name: null, url, data: null, status: 500, indexed: false }) });

  /** Renders the page that replaces any other page offline: a skeleton that the browser fills (LES-8). */
  const appShell = async (url: URL): Promise<RenderedPage> => {
    const context = await handler.query(new Request(new URL(paths.profile, url)));
    if (context instanceof Response) throw new Error('The skeleton of a page is a redirect.');
    const { html } = renderRoutes(app, handler.dataRoutes, context);
    return makePage(200, {
      head: pageHead({ name: 'lessons', url, data: null, status: 200, indexed: false }),
      html,
    });
  };

  return async ({ url: address, userAgent, cameFrom = null, network }) => {
    const url = new URL(address);
    if (url.pathname === appShellPath) return appShell(url);
    const redirect = serverRedirect(url, cameFrom);
    if (redirect !== null) return { kind: 'redirect', ...redirect };
    const requestContext = new RouterContextProvider();
    if (network !== undefined) requestContext.set(networkContext, network);
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response) {
      return { kind: 'redirect', status: 302, location: context.headers.get('location') ?? '/' };
    }
    try {
      return pageOf(url, context, isCrawler(userAgent ?? ''));
    } catch (error) {
      reportBug(error);
      return unrendered(url);
    }
  };
}
