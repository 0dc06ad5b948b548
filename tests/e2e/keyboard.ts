import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element: its name and its place. */
type Stop = {
  readonly name: string;
  readonly marked: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** The way through a page without a mouse: Tab, Enter, Space and what is typed. */
export class Keyboard {
  readonly #page: Page;
  #last: Stop | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until something has the focus; every stop on the way can be seen, and none goes back up the page. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    // Tab passes over what waits for the page's script.
    await expect(target).toBeEnabled();
    this.#last = null;
    for (let stops = 0; stops < 80; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
      await this.#look();
    }
    throw new Error(`Tab never reaches ${target.toString()}`);
  }

  /** Types into the field that Tab reaches, in the place of what is there. */
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
      // Fields have a ring of shadow instead, and no shadow without the focus.
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
