import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { AppCodeSection } from './app-code-section.tsx';
import { DeviceCodeSection } from './device-code-section.tsx';
import { devicesPage as words } from './messages/en/devices.ts';
import { PairedDevicesSection } from './paired-devices-section.tsx';

export const loader = (app: ClientApp, { signal }: PageVisit) => app.devices.list({ signal });

/** `/settings/app-login-code`: logs an app or another device in, and lists the logged-in devices (ORG-8). */
export function Component() {
  const devices = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  return (
    <SettingsPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <QueryBoundary query={devices}>
        {(value) => (
          <div className="settings-sections">
            <AppCodeSection devices={value} />
            <DeviceCodeSection devices={value} />
            <PairedDevicesSection devices={value} />
          </div>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
