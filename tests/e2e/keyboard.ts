import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element, its position, and whether its focus is visible. */
type Stop = {
  readonly name: string;
  readonly marked: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** Uses a page without a mouse: Tab, Enter, Space and typed text. */
export class Keyboard {
  readonly #page: Page;
  #last: Stop | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until `target` has the focus. Expects each stop to be visible and none to be above the previous one. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    // Tab skips controls that are disabled until the page's script runs.
    await expect(target).toBeEnabled();
    this.#last = null;
    for (let stops = 0; stops < 80; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
      await this.#look();
    }
    throw new Error(`Tab never reaches ${target.toString()}`);
  }

  /** Moves to a field with Tab and replaces its content. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.insertText(text);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.press(key);
  }

  async #look(): Promise<void> {
    const stop = await this.#page.evaluate((): Stop | null => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const outlined = [element, element.closest('label'), element.closest('.card')].some((each) => {
        if (each === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      // Fields show the focus with a box shadow instead of an outline. Without the focus they have no shadow.
      const ringed =
        element.matches('input, select, textarea') && getComputedStyle(element).boxShadow !== 'none';
      const marked = outlined || ringed;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const y = window.scrollY;
      return { name: element.outerHTML.slice(0, 120), marked, top: top + y, bottom: bottom + y, left, right };
    });
    if (stop !== null) {
      expect(stop.marked, `the focus can be seen on ${stop.name}`).toBe(true);
      const { name, top, left } = this.#last ?? { name: '', top: stop.top, left: stop.left };
      const goesBack = stop.bottom <= top && stop.left <= left;
      expect(goesBack, `from ${name} the focus goes back up to ${stop.name}`).toBe(false);
    }
    this.#last = stop;
  }
}
