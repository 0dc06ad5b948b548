import type { Page } from '@playwright/test';

/** The minimum width and height of touch targets, in pixels (UI-4). */
const least = 44;

/**
 * Returns the touch targets that are too small, with their text and size. Inline links may be as small as their text. A label counts as part of its checkbox,
 * and a surface as part of the link that covers it. Blocks are excluded: users can change their scale by touch.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((size) => {
    const pressable =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"]';

    const isShown = (element: HTMLElement): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.visually-hidden, .skip-link, [inert], .blocklySvg') === null;

    /** Whether the element is part of a line of text. */
    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let line = element.parentElement;
      while (line !== null && getComputedStyle(line).display === 'inline') line = line.parentElement;
      return [...(line?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.textContent?.trim() !== '',
      );
    }

    /** Whether a tap still hits the element if it misses the center by half the minimum size. */
    function isMetAround(element: HTMLElement): boolean {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, size / 2 - 1];
      const around = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ];
      return around.every(([across = 0, down = 0]) =>
        element.contains(document.elementFromPoint(across, down)),
      );
    }

    function isLargeEnough(element: HTMLElement): boolean {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const isLarge = [element, ...labels].some((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width >= size - 0.5 && height >= size - 0.5;
      });
      return isLarge || isMetAround(element);
    }

    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => isShown(element) && !isInSentence(element) && !isLargeEnough(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name =
          element.getAttribute('aria-label') ?? (element.innerText || element.getAttribute('name')) ?? '';
        return `${element.tagName}.${element.className} '${name.trim().slice(0, 40)}' ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, least);
