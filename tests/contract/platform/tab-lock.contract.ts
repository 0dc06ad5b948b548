import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';

export type TabLockHarness = {
  readonly openTab: () => TabLock;
  readonly timeoutMs: number;
  readonly pass: (ms: number) => Promise<void>;
};

function aWork(received: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<string> => {
    received.push(`${name} begins`);
    await ended;
    received.push(`${name} ends`);
    return name;
  };
  return { work, end };
}

export function tabLockContract(name: string, makeHarness: () => TabLockHarness): void {
  describe(`TabLock: ${name}`, () => {
    let browser: TabLockHarness;
    let received: string[];
    let works: ReturnType<typeof aWork>[];
    const newWork = (called: string) => {
      const work = aWork(received, called);
      works.push(work);
      return work;
    };

    beforeEach(() => {
      browser = makeHarness();
      received = [];
      works = [];
    });
    afterEach(() => {
      for (const work of works) work.end();
    });

    test('runs the work and returns its result', async () => {
      expect(await browser.openTab().exclusive('turn', async () => 7)).toBe(7);
    });

    test('two tabs run one after the other, in the order of their requests', async () => {
      const [first, second] = [newWork('first'), newWork('second')];
      const one = browser.openTab().exclusive('turn', first.work);
      const other = browser.openTab().exclusive('turn', second.work);
      second.end();
      await browser.pass(1);
      expect(received).toEqual(['first begins']);
      first.end();
      expect(await one).toBe('first');
      await browser.pass(browser.timeoutMs / 2);
      expect(await other).toBe('second');
      expect(received).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    });

    test('two tasks of one tab run one after the other', async () => {
      const tab = browser.openTab();
      const first = newWork('first');
      const one = tab.exclusive('turn', first.work);
      const other = tab.exclusive('turn', async () => received.push('second'));
      await browser.pass(1);
      expect(received).toEqual(['first begins']);
      first.end();
      await one;
      await browser.pass(browser.timeoutMs / 2);
      await other;
      expect(received.at(-1)).toBe('second');
    });

    test('a task with another name does not wait', async () => {
      const first = newWork('first');
      const one = browser.openTab().exclusive('turn', first.work);
      expect(await browser.openTab().exclusive('else', async () => 'at once')).toBe('at once');
      first.end();
      await one;
    });

    test('a failed task fails its caller, and releases the lock', async () => {
      const failing = browser.openTab().exclusive('turn', async () => Promise.reject(new Error('broken')));
      await expect(failing).rejects.toThrow('broken');
      const next = browser.openTab().exclusive('turn', async () => 'next');
      await browser.pass(browser.timeoutMs / 2);
      expect(await next).toBe('next');
    });

    test('a tab that hangs does not block the others', async () => {
      const hanging = newWork('hanging');
      void browser.openTab().exclusive('turn', hanging.work);
      const patient = browser.openTab().exclusive('turn', async () => 'beside it');
      await browser.pass(browser.timeoutMs * 2);
      expect(await patient).toBe('beside it');
      expect(received).toEqual(['hanging begins']);
    });
  });
}
