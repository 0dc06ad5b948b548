import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import { apiExportService } from '#adapters/api/rosters/api-export-service.ts';
import { apiJobService } from '#adapters/api/platform/api-job-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { createJobsApp, followEveryMs } from '#application/client/platform/jobs/jobs-app.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { maxExportsADay } from '#domain/platform/privacy/personal-export.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { ChakraIsland } from '#ui/chakra/chakra-island.tsx';
import { ExportSection } from '#ui/features/identity/account/export-section.tsx';
import { exportWords } from '#ui/features/identity/account/messages/en/profile.ts';
import { aService } from '../../../../builders/a-service.ts';
import { injectHttp } from '../../../../builders/inject-http.ts';
import { day } from '../../../../builders/time.ts';
import { exportOwner } from '../../../../contract/rosters/export-owner.ts';

const saved = vi.fn<(name: string) => void>();
beforeEach(() => {
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});

const never = (): never => {
  throw new Error('not asked');
};
const section = () => within(screen.getByRole('region', { name: 'Export my data' }));
const orderButton = () => section().findByRole('button', { name: 'Make a file of my data' });
const row = async () => within(await section().findByRole('listitem'));
const download = async () => (await row()).getByRole('button', { name: /^Download the file made / });

async function openSection(given: { readonly offline?: boolean } = {}) {
  const behind = aService();
  const owner = await exportOwner(behind);
  const { http, network } = injectHttp(behind, owner.token);
  network.online = given.offline !== true;
  const log = new InMemoryLog();
  const exports = apiExportService(http, log);
  const jobs = createJobsApp({ jobs: apiJobService(http, log), clock: behind.clock });
  const app = { ...serverApp({ list: never, year: never, bySlug: never }), exports, jobs };
  const storage = new InMemoryStorage();
  const show = () =>
    render(
      <ChakraIsland>
        <AppProvider app={app} storage={storage}>
          <ExportSection />
        </AppProvider>
      </ChakraIsland>,
    );
  show();
  return {
    ...owner,
    behind,
    exports,
    network,
    person: userEvent.setup(),
    reload: () => {
      cleanup();
      show();
    },
    poll: () => act(() => behind.clock.advance(followEveryMs)),
  };
}

test('[ORG-7] a file is requested, found again after a reload, and downloaded', async () => {
  const { person, poll, reload, work } = await openSection();
  expect(await section().findByText('You have no file to download right now.')).toBeDefined();
  await person.click(await orderButton());
  expect(await section().findByRole('progressbar', { name: 'Your file is being made' })).toBeDefined();
  expect(section().queryByRole('button', { name: 'Make a file of my data' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Export my data' }));
  reload();
  expect(await section().findByRole('progressbar', { name: 'Your file is being made' })).toBeDefined();
  await work();
  await poll();
  expect(await section().findByText('Your file is ready. Download it below.')).toBeDefined();
  expect((await row()).getByText(/^Made .* [AP]M$/)).toBeDefined();
  expect((await row()).getByText(/^Available until \d\d\/\d\d\/\d{4}, [\d.]+ kB$/)).toBeDefined();
  await person.click(await download());
  await waitFor(() => expect(saved).toHaveBeenCalledWith('my-data.zip'));
  expect(await orderButton()).toBeDefined();
});

test('[ORG-7] an expired file is reported and removed from the list', async () => {
  const { behind, exports, person, reload, work } = await openSection();
  await exports.order();
  await work();
  reload();
  await download();
  await behind.clock.advance(7 * day);
  await person.click(await download());
  expect(await section().findByText(/^This file has expired: files are kept for 7 days/)).toBeDefined();
  expect(await section().findByText('You have no file to download right now.')).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});

test('[ORG-7] a failed file is reported, and can be requested again', async () => {
  const { behind, person, poll } = await openSection();
  await person.click(await orderButton());
  const worker = behind.jobs.start({
    ...behind.app.jobs.handlers,
    'export-personal-data': () => Promise.reject(new Error('no')),
  });
  await act(() => behind.clock.advance(day));
  await worker.stop();
  await poll();
  expect((await section().findByRole('alert')).textContent).toContain('This did not work.');
  expect(await orderButton()).toBeDefined();
});

test('[SEC-3] after too many files, the section says when the next one can be requested', async () => {
  const { exports, person } = await openSection();
  for (let each = 0; each < maxExportsADay; each += 1) await exports.order();
  await person.click(await orderButton());
  expect((await section().findByRole('alert')).textContent).toContain('Try again in 24 hours.');
});

test('[UI-6] without a network the section says so, and retries', async () => {
  const { network, person } = await openSection({ offline: true });
  expect((await section().findByRole('alert')).textContent).toContain('We could not reach Blockyard.');
  network.online = true;
  await person.click(section().getByRole('button', { name: 'Try again' }));
  expect(await section().findByText('You have no file to download right now.')).toBeDefined();
});

test('[ORG-7] the mail about a file names the section by its heading, and links to it', async () => {
  const link = 'https://blockyard.test/settings/profile#export';
  const { html, text } = await new ReactMailTemplates().exportReady({ to: 'ada@lovelace.test', link });
  expect(text).toContain(`“${exportWords.heading}”`);
  expect(html).toContain(`href="${link}"`);
});
