import { productSlug } from '#domain/product.ts';
import type { BrowserKind, TestedDevice } from './tested-device.ts';

const timeoutMs = 8000;
const probeKey = `${productSlug}-self-test`;

type Extras = {
  readonly userAgentData?: { readonly mobile: boolean };
};

function kindOf({ userAgent, maxTouchPoints, userAgentData }: Navigator & Extras): BrowserKind {
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  const applePad = /iPad|iPhone/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (applePad || /Android/.test(userAgent) || userAgentData?.mobile === true) return 'tablet';
  return /Chrom(?:e|ium)\//.test(userAgent) ? 'desktop' : 'other';
}

async function reachServer(win: Window): Promise<number | null> {
  const begun = win.performance.now();
  try {
    const reply = await win.fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return reply.ok ? win.performance.now() - begun : null;
  } catch {
    return null; // The device is offline, or the request is filtered or too slow. The result shows this.
  }
}

function keeps(win: Window): boolean {
  try {
    win.localStorage.setItem(probeKey, 'kept');
    const works = win.localStorage.getItem(probeKey) === 'kept';
    win.localStorage.removeItem(probeKey);
    return works;
  } catch {
    return false; // Storage is blocked or full.
  }
}

async function copy(win: Window, text: string): Promise<boolean> {
  try {
    await win.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // The browser denied access, or an insecure page has no clipboard.
  }
}

export function browserDevice(win: Window): TestedDevice {
  const navigator: Navigator & Extras = win.navigator;
  return {
    browser: { kind: kindOf(navigator), userAgent: navigator.userAgent },
    page: { address: win.location.href, origin: win.location.origin },
    secure: win.isSecureContext,
    now: () => new Date(),
    hasSerial: 'serial' in navigator,
    reachServer: () => reachServer(win),
    keeps: () => keeps(win),
    copy: (text) => copy(win, text),
  };
}
