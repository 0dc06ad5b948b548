import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import type { License } from '#domain/billing/license/license.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { type Query, valueOf } from '../../../data/query.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { CodeSection } from './code-section.tsx';
import { CollectedSection } from './collected-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { ExemptionSection } from './exemption-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LicenseStepCard } from './license-step-card.tsx';
import { licensePage as words } from './messages/en/license.ts';
import { isRenewedByCard, RenewalSection, useRenewal } from './renewal-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { OwnSeat } from './own-seat.tsx';
import { SeatRequests } from './seat-requests.tsx';
import { SeatsSection } from './seats-section.tsx';
import { TrialSection } from './trial-section.tsx';

export async function loader(app: ClientApp, { signal }: PageVisit) {
  const [license, documents] = await Promise.all([
    app.license.read({ signal }),
    app.orders.documents({ signal }),
  ]);
  return { license, documents };
}

const Seats = (seats: NonNullable<License['seats']>) => (
  <>
    {useRefusal('license.assign-seats') === null ? <SeatRequests /> : null}
    <SeatsSection {...seats} />
  </>
);

function Exemption() {
  const organization = personOf(useSession())?.organization ?? null;
  const mayBuy =
    useRefusal('license.buy', { relation: 'none', organization: organization?.path ?? null }) === null;
  return organization === null || organization.kind === 'workspace' || !mayBuy ? null : <ExemptionSection />;
}

function Sections({
  license,
  documents,
}: {
  readonly license: License;
  readonly documents: Query<readonly BillingDocument[]>;
}) {
  const renewal = useRenewal(license);
  return (
    <>
      <LicenseStepCard
        license={license}
        documents={valueOf(documents) ?? []}
        isRenewedByCard={isRenewedByCard(renewal)}
      />
      <SectionColumns
        first={
          <>
            <OwnSeat seat={license.seat} />
            <CoverSection {...license} />
          </>
        }
        summary={
          <>
            {license.seats === null ? null : <Seats {...license.seats} />}
            <TrialSection {...license} />
            {renewal === null ? null : <RenewalSection query={renewal} />}
            <CodeSection {...license} />
          </>
        }
        rest={
          <>
            <CollectedSection />
            <DocumentsSection license={license} query={documents} />
            <Exemption />
            <HistorySection history={license.history} />
            <NoticesSection />
          </>
        }
      />
    </>
  );
}

/** `/settings/license`: the next step first (UI-11), then the current license with its reason and end, the seats, and earlier licenses (LIC-4). */
export function Component() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const query = useLoadedQuery(loaded.license);
  const documents = useLoadedQuery(loaded.documents);
  useRevalidateOnFocus();
  return (
    <SettingsPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(license) => <Sections license={license} documents={documents} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
