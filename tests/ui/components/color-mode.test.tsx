import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ColorModeSwitch } from '#ui/layouts/color-mode-controls.tsx';
import { colorModeKey, createColorModeStore } from '#ui/theme/color-mode-store.ts';
import { useForcedColorMode } from '#ui/theme/color-mode.ts';
import { forcedColorMode } from '#ui/theme/forced-color-mode.ts';

const os = { dark: false, listeners: new Set<() => void>() };
const setOs = (dark: boolean): void => {
  os.dark = dark;
  for (const listener of os.listeners) listener();
};

const root = document.documentElement;

beforeEach(() => {
  os.dark = false;
  os.listeners.clear();
  localStorage.clear();
  root.className = '';
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return os.dark;
    },
    addEventListener: (_: string, listener: () => void) => os.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => os.listeners.delete(listener),
  }));
});

describe('[NAV-12] the color mode of a page', () => {
  test('light and dark are forced without a warning', () => {
    const warn = vi.fn<(message: string) => void>();
    expect(forcedColorMode('light', warn)).toBe('light');
    expect(forcedColorMode('dark', warn)).toBe('dark');
    expect(forcedColorMode(undefined, warn)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('[NAV-12] system is refused with a warning', () => {
    const warn = vi.fn<(message: string) => void>();
    expect(forcedColorMode('system', warn)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('system');
  });

  test("[NAV-12] a forced mode replaces the user's choice, which is restored afterwards", () => {
    localStorage.setItem(colorModeKey, 'light');
    const store = createColorModeStore(window);
    store.force('dark');
    expect(root.classList.contains('dark')).toBe(true);
    expect(store.current()).toEqual({ preference: 'light', mode: 'dark' });
    store.force(null);
    expect(root.classList.contains('dark')).toBe(false);
  });
});

describe('[UI-1] the color mode', () => {
  test('[UI-1] follows the operating system, live, until the user chooses', () => {
    const store = createColorModeStore(window);
    store.subscribe(() => undefined);
    expect(store.current().mode).toBe('light');
    setOs(true);
    expect(store.current()).toEqual({ preference: 'system', mode: 'dark' });
    expect(root.classList.contains('dark')).toBe(true);
    store.setPreference('light');
    setOs(true);
    expect(store.current().mode).toBe('light');
    expect(localStorage.getItem('blockyard-color-mode')).toBe('light');
  });

  test('[UI-1] follows a choice made in another tab', () => {
    const store = createColorModeStore(window);
    store.subscribe(() => undefined);
    localStorage.setItem('blockyard-color-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'blockyard-color-mode', newValue: 'dark' }));
    expect(store.current()).toEqual({ preference: 'dark', mode: 'dark' });
  });

  test("the operating system's mode is used if storage is blocked", () => {
    const blocked = Object.create(window, {
      localStorage: {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    }) as Window;
    os.dark = true;
    const store = createColorModeStore(blocked);
    expect(store.current()).toEqual({ preference: 'system', mode: 'dark' });
    store.setPreference('light');
    expect(store.current().mode).toBe('light');
  });

  test('[UI-1] a page without its control follows the operating system, too', () => {
    const Page = () => {
      useForcedColorMode(undefined);
      return null;
    };
    render(<Page />);
    act(() => setOs(true));
    expect(root.classList.contains('dark')).toBe(true);
  });

  test('the switch in the footer chooses', async () => {
    render(<ColorModeSwitch />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(root.classList.contains('dark')).toBe(true);
    await act(() => userEvent.click(screen.getByRole('radio', { name: 'System' })));
    expect(root.classList.contains('light')).toBe(true);
  });
});

describe('the script in the head, before the first paint', () => {
  const source = readFileSync('src/ui/theme/before-first-paint.js', 'utf8');
  const run = (): void => {
    // The pages contain this script as text. Runs it as the browser would.
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
    new Function(source)();
  };

  test("[UI-1] paints the stored choice, or the operating system's mode", () => {
    os.dark = true;
    run();
    expect(root.className).toBe('dark');
    localStorage.setItem('blockyard-color-mode', 'light');
    run();
    expect(root.className).toBe('light');
    expect(root.style.colorScheme).toBe('light');
  });

  test('[NAV-12] paints the mode that the page forces', () => {
    localStorage.setItem('blockyard-color-mode', 'light');
    root.dataset.forcedColorMode = 'dark';
    run();
    expect(root.className).toBe('dark');
  });

  test('marks a remembered session and a chosen text size, and ignores an invalid record', () => {
    localStorage.setItem('system-user', '{"accountId":"1"}');
    localStorage.setItem('blockyard-text-size', 'larger');
    run();
    expect(root.dataset.session).toBe('in');
    expect(root.dataset.textSize).toBe('larger');
    localStorage.setItem('system-user', '{broken');
    run();
    expect(root.dataset.session).toBeUndefined();
  });
});
