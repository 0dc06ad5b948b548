import { type AppConfig, configElementId } from '../app-config.ts';
import { jsonForPage } from './page-data.ts';
import { takeRouteFiles } from './route-files.ts';

/** What one page puts into the template. */
export type PageParts = {
  readonly head: string;
  readonly styles: string;
  readonly html: string;
  readonly data: string;
  readonly routeName: string | null;
  readonly forcedColourMode: 'light' | 'dark' | null;
  /** Neither content nor scripts: for crawlers, where there is no page (NAV-15). */
  readonly bare: boolean;
};

/** The places in `index.html`; each must be there once. */
const places = {
  beforeFirstPaint: '<!--before-first-paint-->',
  head: '<!--page-head-->',
  html: '<!--page-->',
  data: '<!--page-data-->',
} as const;
const stylesheetPattern = /\s*<link rel="stylesheet"[^>]*>/g;

const preload = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

const jsonBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;

/** A data block, or nothing. */
export const dataBlock = (id: string, value: unknown): string => jsonBlock(id, jsonForPage(value));

/**
 * Makes a function that puts a page together. The scripts wait behind what the first paint needs, and the stylesheet
 * stands after the content: the rules that the first paint needs are inline.
 */
export function pageTemplate(
  template: string,
  config: AppConfig,
  beforeFirstPaint: string,
): (parts: PageParts) => string {
  for (const place of Object.values(places)) {
    if (template.split(place).length !== 2) throw new Error(`index.html must have ${place} exactly once.`);
  }
  const { template: indented, files } = takeRouteFiles(template);
  const page = indented.replace(/\s*\n\s*/g, '\n');
  const sheets = [...page.matchAll(stylesheetPattern)].map(([link]) => link.trim()).join('');
  const whole = page
    .replace(places.beforeFirstPaint, () => beforeFirstPaint)
    .replace(stylesheetPattern, '')
    .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"');
  const withoutScripts = whole.replace(/<script type="module".*?<\/script>/g, '');
  const configBlock = dataBlock(configElementId, config);
  return ({ head, styles, html, data, routeName, forcedColourMode, bare }) => {
    const preloads = (files[routeName ?? ''] ?? []).map(preload).join('');
    const forced = forcedColourMode === null ? '' : ` data-forced-colour-mode="${forcedColourMode}"`;
    return (bare ? withoutScripts : whole)
      .replace('<html ', () => `<html${forced} `)
      .replace(places.head, () => `${head}${styles}${preloads}`)
      .replace(places.html, () => (bare ? '' : html))
      .replace(places.data, () => `${sheets}${bare ? '' : configBlock + data}`);
  };
}
