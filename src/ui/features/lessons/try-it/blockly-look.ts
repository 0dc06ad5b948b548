import * as Blockly from 'blockly/core';
import { blockCategories, type BlockCategory } from '#domain/lessons/programs/block-category.ts';
import { styleOf } from './blockly-shapes.ts';

const tones: Readonly<Record<BlockCategory, string>> = {
  Events: 'sun',
  Motion: 'harbor',
  Lights: 'harbor',
  Sound: 'violet',
  Sensing: 'moss',
  Control: 'coral',
  Variables: 'violet',
};

/** Adds style sheets to the page through CSSOM. Blockly would add `<style>` elements, which our content security policy forbids. CSSOM needs no exception. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Removes Blockly's pictures and cursors. Our pages use the browser's cursors. */
const withoutMedia = (css: string): string =>
  css.replace(/url\("?media\/[^)]*\.cur"?\),\s*/g, '').replace(/url\("?media\/[^)]*\)/g, 'none');

class LookConstants extends Blockly.zelos.ConstantProvider {
  static readonly adopted = new Set<string>();

  protected override injectCSS_(_root: Document | ShadowRoot, selector: string): void {
    if (LookConstants.adopted.has(selector)) return;
    LookConstants.adopted.add(selector);
    adopt(withoutMedia(this.getCSS_(selector).join('\n')));
  }
}

class LookRenderer extends Blockly.zelos.Renderer {
  protected override makeConstants_(): LookConstants {
    return new LookConstants();
  }
}

export const rendererName = 'blockyard';

const font = { weight: '600', size: 13 };

/**
 * Makes Blockly measure each text only once. Otherwise, it reads the styles again for every field of every block, which takes seconds for a large program. The
 * measurements are valid only for one font, so the font must be loaded first.
 */
function measureOnce(): void {
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  const wanted = `${font.weight} ${font.size}pt ${family}`;
  const { startTextWidthCache } = Blockly.utils.dom;
  if (document.fonts.check(wanted)) startTextWidthCache();
  else void document.fonts.load(wanted).then(startTextWidthCache);
}

let dressed = false;

export function registerBlocklyStyle(): void {
  if (dressed) return;
  dressed = true;
  Blockly.blockRendering.register(rendererName, LookRenderer);
  measureOnce();
  // Makes buttons as high as a block, so that they are as easy to touch.
  Object.assign(Blockly.FlyoutButton, { TEXT_MARGIN_X: 16, TEXT_MARGIN_Y: 14, BORDER_RADIUS: 8 });
  // Blockly adds its style element to a shadow root outside the page, from which its text is read.
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  Blockly.Css.inject(root.appendChild(document.createElement('div')), true, 'media');
  adopt(withoutMedia(root.querySelector('style')?.textContent ?? ''));
}

/** Returns a color of the theme as `#rrggbb`, which is the format that Blockly needs. */
function colorOf(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--by-colors-${name})`;
  document.body.append(probe);
  const parts = getComputedStyle(probe).color.match(/\d+(?:\.\d+)?/g) ?? [];
  probe.remove();
  const hex = parts.slice(0, 3).map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'));
  return hex.length === 3 ? `#${hex.join('')}` : '#46526a';
}

const looks = new Map<string, Blockly.Theme>();

function newLook(mode: string): Blockly.Theme {
  const styles = blockCategories.map((category) => {
    const colourPrimary = colorOf(tones[category]);
    return [styleOf(category), { colourPrimary, hat: category === 'Events' ? 'cap' : '' }] as const;
  });
  const categories = blockCategories.map(
    (category) => [styleOf(category), { colour: colorOf(tones[category]) }] as const,
  );
  const theme = new Blockly.Theme(
    `blockyard-${mode}`,
    Object.fromEntries(styles),
    Object.fromEntries(categories),
    {
      workspaceBackgroundColour: colorOf('surface'),
      toolboxBackgroundColour: colorOf('sunken'),
      toolboxForegroundColour: colorOf('text'),
      flyoutBackgroundColour: colorOf('sunken'),
      flyoutForegroundColour: colorOf('text'),
      flyoutOpacity: 1,
      scrollbarColour: colorOf('line'),
    },
  );
  theme.setFontStyle({ family: getComputedStyle(document.body).fontFamily, ...font });
  return theme;
}

export function blocklyTheme(): Blockly.Theme {
  const mode = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  const look = looks.get(mode) ?? newLook(mode);
  looks.set(mode, look);
  return look;
}
