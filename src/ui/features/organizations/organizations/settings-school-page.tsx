import { useLoaderData, useLocation } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { hasDomains } from '#domain/organizations/domains/mail-domain.ts';
import type { OrganizationSettings } from '#domain/organizations/settings/organization-settings.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { pageFailure } from '../../../routes/page-failure.ts';
import { organizationParameter, paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { AboutSection } from './about-section.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { DomainsSection } from './domains-section.tsx';
import { schoolPage as words } from './messages/en/school.ts';
import { schoolAsRead as asRead } from './messages/en/school-as-read.ts';
import { MoveSection } from './move-section.tsx';
import { NamesSection } from './names-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SchoolAsRead } from './school-as-read.tsx';
import { SchoolsSection } from './schools-section.tsx';

/** Loads the settings of the tab's organization. Our staff belong to no organization, so loads the one in the URL for them. */
export async function loader(app: ClientApp, { url, signal }: PageVisit) {
  const person = personOf(app.session.current());
  const asked =
    person?.accountType === 'admin'
      ? url.searchParams.get(organizationParameter)
      : (person?.organization?.id ?? null);
  if (asked === null) throw pageFailure(404, { kind: 'organization/no-such-school' });
  const read = await app.organizationSettings.read(asked, { signal });
  if (!read.ok && read.error.kind === 'organization/no-such-school') {
    throw pageFailure(404, { kind: read.error.kind });
  }
  return read;
}

function OfStaff() {
  const { search } = useLocation();
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  return (
    <ChakraForms>
      <TextLink alone to={paths.users}>
        {asRead.back}
      </TextLink>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(settings) => (
          <>
            <PageTitle eyebrow={asRead.headings[settings.organization.kind]} lead={asRead.lead}>
              {bidiIsolate(settings.organization.name)}
            </PageTitle>
            <SchoolAsRead {...settings} />
          </>
        )}
      </QueryBoundary>
    </ChakraForms>
  );
}

const Sections = (settings: OrganizationSettings) => (
  <SectionColumns
    first={
      <>
        <AboutSection key={settings.organization.id} organization={settings.organization} />
        {settings.organization.kind === 'district' ? <SchoolsSection {...settings} /> : null}
        {hasDomains(settings.organization.kind) ? (
          <DomainsSection organizationId={settings.organization.id} />
        ) : null}
        <BillingSection {...settings} />
      </>
    }
    summary={
      <>
        <AgreementSection {...settings} />
        <NamesSection key={`names-${settings.organization.id}`} {...settings} />
        <RetentionSection key={`retention-${settings.organization.id}`} {...settings} />
      </>
    }
    rest={settings.organization.kind === 'workspace' ? <MoveSection /> : null}
  />
);

function OfMember() {
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

/** `/settings/school`: the settings of a school, district or workspace, for its managers (ORG-12). Our staff can read them. */
export function Component() {
  return personOf(useSession())?.accountType === 'admin' ? <OfStaff /> : <OfMember />;
}
