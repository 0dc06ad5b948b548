import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browserDevice } from '#ui/features/lessons/getting-started/self-test/browser-device.ts';
import { checkDevice, hasPassed } from '#ui/features/lessons/getting-started/self-test/check-device.ts';
import { reportText } from '#ui/features/lessons/getting-started/self-test/report-text.ts';
import { SelfTest } from '#ui/features/lessons/getting-started/self-test/self-test.tsx';
import type { TestedDevice } from '#ui/features/lessons/getting-started/self-test/tested-device.ts';
import { showPage } from '../../show-page.tsx';

const aDevice = (facts: Partial<TestedDevice> = {}): TestedDevice => ({
  browser: { kind: 'desktop', userAgent: 'A browser' },
  page: { address: 'https://yard.example/page', origin: 'https://yard.example' },
  secure: true,
  now: () => new Date('2026-11-21T08:00:00Z'),
  hasSerial: true,
  reachServer: async () => 20,
  keeps: () => true,
  copy: async () => true,
  ...facts,
});

const start = async (device: TestedDevice): Promise<void> => {
  showPage(() => <SelfTest device={device} />, { at: '/getting-started/connecting-the-dock' });
  await userEvent.click(screen.getByRole('button', { name: 'Run the self-test' }));
  await screen.findByRole('heading', { name: 'Report for IT' });
};
const found = (name: string): HTMLElement => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (item === null) throw new Error(`${name} is not in the list.`);
  return item;
};

test('[GST-1] nothing is tested before the user asks for it', () => {
  const reachServer = vi.fn<TestedDevice['reachServer']>(async () => 1);
  render(<SelfTest device={aDevice({ reachServer })} />);
  expect(reachServer).not.toHaveBeenCalled();
});

test('[GST-1] the self-test reports browser, connections, network and storage, and stores that it passed', async () => {
  await start(aDevice());
  expect(screen.getByText('This computer can reach a Dock by cable.')).toBeTruthy();
  const names = within(screen.getByRole('list'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Browser', 'Secure connection', 'USB cable', 'Network', 'Local storage']);
  expect(screen.getAllByRole('img', { name: 'OK' })).toHaveLength(5);
  expect(localStorage.getItem('blockyard-first-steps')).toContain('"dock"');
});

test('[GST-1] a missing feature comes with instructions', async () => {
  await start(
    aDevice({ browser: { kind: 'other', userAgent: 'Other' }, hasSerial: false, keeps: () => false }),
  );
  expect(within(screen.getByRole('alert')).getByText('This browser cannot reach a Dock.')).toBeTruthy();
  expect(within(found('Browser')).getByText(/Use Chrome or Edge/)).toBeTruthy();
  expect(within(found('Browser')).getByRole('img', { name: 'Problem' })).toBeTruthy();
  expect(within(found('Local storage')).getByText(/Leave private browsing/)).toBeTruthy();
});

const verdicts: readonly (readonly [string, Partial<TestedDevice>, string, boolean])[] = [
  ['a cable', {}, 'cable', true],
  ['no serial ports', { hasSerial: false }, 'none', false],
  ['an insecure page', { secure: false }, 'none', false],
  ['no network', { reachServer: async () => null }, 'offline', false],
  ['no serial ports and no network', { hasSerial: false, reachServer: async () => null }, 'none', false],
];

test.each(verdicts)('with %s', async (_what, facts, verdict, passed) => {
  const report = await checkDevice(aDevice(facts));
  expect(report.verdict).toBe(verdict);
  expect(hasPassed(report)).toBe(passed);
});

test('a slow network is reported, but does not fail the test', async () => {
  const { verdict, checks } = await checkDevice(aDevice({ reachServer: async () => 4000 }));
  expect(verdict).toBe('cable');
  expect(checks.find(({ id }) => id === 'network')).toMatchObject({ mark: 'limited' });
});

test('[GST-1] the report for IT is text with the findings and the names of the policies, and can be copied', async () => {
  const copy = vi.fn<TestedDevice['copy']>(async () => true);
  const device = aDevice({ copy });
  await start(device);
  await userEvent.click(screen.getByRole('button', { name: 'Copy the report' }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  const text = copy.mock.calls[0]?.[0] ?? '';
  expect(text).toBe(reportText(await checkDevice(device), device));
  for (const part of [
    '2026-11-21T08:00:00.000Z',
    'A browser',
    '[OK] Network: This computer can reach Blockyard.',
    'DefaultSerialGuardSetting',
    'SerialAskForUrls contains https://yard.example;',
    'SerialAllowUsbDevicesForUrls contains https://yard.example with vendor_id 3368 and product_id 516',
    'WebUsbAllowDevicesForUrls',
  ]) {
    expect(text).toContain(part);
  }
});

test('if copying is not allowed, the text is selected and the page says so', async () => {
  await start(aDevice({ copy: async () => false }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy the report' }));
  expect(await screen.findByText(/copy it with Ctrl\+C/)).toBeTruthy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Report for IT' });
  expect(field.selectionEnd - field.selectionStart).toBe(field.value.length);
});

type Given = {
  readonly userAgent?: string;
  readonly maxTouchPoints?: number;
  readonly more?: object;
  readonly fetch?: () => Promise<Response>;
};
const aWindow = ({ userAgent = '', maxTouchPoints = 0, more = {}, fetch }: Given = {}): Window =>
  ({
    navigator: { userAgent, maxTouchPoints, ...more },
    location: { href: 'https://yard.example/page', origin: 'https://yard.example' },
    isSecureContext: true,
    performance: { now: () => 0 },
    fetch: fetch ?? (async () => new Response('{}')),
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  }) as unknown as Window;

test.each([
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 10, 'desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'other'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel Tablet) Chrome/142.0.0.0 Safari/537.36', 5, 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'other'],
])('%s with %i fingers is a %s', (userAgent, maxTouchPoints, kind) => {
  expect(browserDevice(aWindow({ userAgent, maxTouchPoints })).browser.kind).toBe(kind);
});

test('the browser is tested by its features, and a refused feature counts as missing', async () => {
  const refusing = browserDevice(
    aWindow({
      more: { serial: {} },
      fetch: () => Promise.reject(new TypeError('offline')),
    }),
  );
  expect([refusing.hasSerial, browserDevice(aWindow()).hasSerial]).toEqual([true, false]);
  expect(await refusing.reachServer()).toBeNull();
  expect(refusing.keeps()).toBe(false);
  expect(await refusing.copy('text')).toBe(false);
  expect(await browserDevice(aWindow()).reachServer()).toBe(0);
});
