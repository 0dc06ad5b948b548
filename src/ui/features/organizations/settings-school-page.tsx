import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { hasDomains } from '#domain/organizations/mail-domain.ts';
import type { OrganizationSettings } from '#domain/organizations/organization-settings.ts';
import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../../app-context.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryBoundary } from '../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../data/use-revalidate-on-focus.ts';
import { SettingsPage } from '../../layouts/settings-page.tsx';
import { pageFailure } from '../../routes/page-failure.ts';
import type { PageVisit } from '../../routes/route-spec.ts';
import { AboutSection } from './about-section.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { DomainsSection } from './domains-section.tsx';
import { schoolPage as words } from './messages/en/school.ts';
import { MoveSection } from './move-section.tsx';
import { SchoolsSection } from './schools-section.tsx';

/** The settings of the organization that the tab acts in. */
export async function loader(app: ClientApp, { signal }: PageVisit) {
  const present = personOf(app.session.current())?.organization ?? null;
  // Our staff belong to none.
  if (present === null) throw pageFailure(404, { kind: 'organization/no-such-school' });
  return app.organizationSettings.read(present.id, { signal });
}

const Sections = (settings: OrganizationSettings) => (
  <div className="settings-sections">
    <AboutSection key={settings.organization.id} organization={settings.organization} />
    {settings.organization.kind === 'district' ? <SchoolsSection {...settings} /> : null}
    {hasDomains(settings.organization.kind) ? (
      <DomainsSection organizationId={settings.organization.id} />
    ) : null}
    <BillingSection {...settings} />
    <AgreementSection {...settings} />
    {settings.organization.kind === 'workspace' ? <MoveSection /> : null}
  </div>
);

/** `/settings/school`: what those who run a school, district or workspace say of it (ORG-12). */
export function Component() {
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  const kind = personOf(useSession())?.organization?.kind ?? 'school';
  useRevalidateOnFocus();
  return (
    <SettingsPage>
      <PageTitle lead={words.lead}>{words.headings[kind]}</PageTitle>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(settings) => <Sections {...settings} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
