import { type AppConfig, configElementId } from '../app-config.ts';
import { jsonForPage } from './page-data.ts';
import { takeRouteFiles } from './route-files.ts';

export type PageParts = {
  readonly head: string;
  readonly styles: string;
  readonly html: string;
  readonly fonts: string;
  readonly data: string;
  readonly routeName: string | null;
  readonly forcedColorMode: 'light' | 'dark' | null;
  /** Whether the page has no content and scripts. For crawlers at a URL without a page (NAV-15). */
  readonly bare: boolean;
};

/** The placeholders in `index.html`. Each must occur once. */
const places = {
  beforeFirstPaint: '<!--before-first-paint-->',
  head: '<!--page-head-->',
  html: '<!--page-->',
  data: '<!--page-data-->',
} as const;
const stylesheetPattern = /\s*<link rel="stylesheet"[^>]*>/g;
const scriptPattern = /\s*(?:<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>)/g;

const allOf = (page: string, pattern: RegExp): string =>
  [...page.matchAll(pattern)].map(([tag]) => tag.trim()).join('');

/** The same format as the build's own tags, which compresses better. */
const preload = (file: string): string => `<link fetchpriority="low" rel="modulepreload" href="/${file}">`;

const jsonBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;

export const dataBlock = (id: string, value: unknown): string => jsonBlock(id, jsonForPage(value));

/**
 * Creates a function that assembles a page. Fonts, scripts and the style sheet come after the content. The rules for the first paint are inline, and browsers
 * delay the first paint for fonts in the head.
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
  // Removes the cross-origin attribute that the build adds to its files, because they are same-origin.
  const page = indented.replace(/\s*\n\s*/g, '\n').replaceAll(' crossorigin ', ' ');
  const sheets = allOf(page, stylesheetPattern);
  const scripts = allOf(page, scriptPattern).replace(/<(?:script|link)/g, '$& fetchpriority="low"');
  const whole = page
    .replace(places.beforeFirstPaint, () => beforeFirstPaint)
    .replace(stylesheetPattern, '')
    .replace(scriptPattern, '');
  const configBlock = dataBlock(configElementId, config);
  return ({ head, styles, html, fonts, data, routeName, forcedColorMode, bare }) => {
    const preloads = (files[routeName ?? ''] ?? []).map(preload).join('');
    const forced = forcedColorMode === null ? '' : ` data-forced-color-mode="${forcedColorMode}"`;
    return whole
      .replace('<html ', () => `<html${forced} `)
      .replace(places.head, () => head + styles)
      .replace(places.html, () => (bare ? '' : html))
      .replace(places.data, () =>
        [fonts, sheets, ...(bare ? [] : [configBlock, data, scripts, preloads])].join(''),
      );
  };
}
