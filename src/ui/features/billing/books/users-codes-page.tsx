import { TicketCheck } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { CodeBatch } from '#domain/billing/license/activation-code.ts';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { ConfirmationProvider } from '../../identity/account/confirmation.tsx';
import { MakeCodesDialog, RevokeBatchDialog, RevokeCodeDialog } from './code-dialogs.tsx';
import { codesPage as words } from './messages/en/codes.ts';
import { officeDay } from './order-table.tsx';

export async function loader(app: ClientApp, { signal }: PageVisit) {
  const [batches, ways] = await Promise.all([
    app.books.codeBatches({ signal }),
    app.security.signInOptions(),
  ]);
  return { batches, ways, now: Date.now() };
}

type Act = 'make' | 'revoke-one' | CodeBatch;

function standingOf(batch: CodeBatch, now: number): keyof typeof words.standing {
  if (batch.revokedAt !== null) return 'revoked';
  if (batch.used + batch.revoked >= batch.amount) return 'spent';
  return batch.validUntil <= now ? 'over' : 'open';
}

function Row(props: { readonly batch: CodeBatch; readonly now: number; readonly onRevoke: () => void }) {
  const { batch, now, onRevoke } = props;
  const standing = standingOf(batch, now);
  return (
    <SettingsRow icon={TicketCheck}>
      <div className="settings-what">
        <strong dir="auto">{breakable(batch.reseller)}</strong>
        <span>{words.worth(batch)}</span>
        <span className="quiet">{words.days(officeDay(batch.madeAt), officeDay(batch.validUntil - 1))}</span>
        <span className="quiet">{words.use(batch)}</span>
      </div>
      <div className="row">
        <Chip tone={standing === 'open' ? 'moss' : 'plain'}>{words.standing[standing]}</Chip>
        {standing === 'open' ? (
          <Button size="sm" aria-label={words.revokeOf(batch.reseller)} onClick={onRevoke}>
            {words.revoke}
          </Button>
        ) : null}
      </div>
    </SettingsRow>
  );
}

function Batches(props: { readonly batches: readonly CodeBatch[]; readonly now: number }) {
  const { batches, now } = props;
  const [act, setAct] = useState<Act | null>(null);
  const { revalidate } = useRevalidator();
  const shared = {
    onClose: () => setAct(null),
    onDone: () => {
      setAct(null);
      void revalidate();
    },
  };
  return (
    <SectionCard id="code-batches" heading={words.list}>
      <div className="row">
        <Button variant="primary" onClick={() => setAct('make')}>
          {words.make}
        </Button>
        {batches.length === 0 ? null : (
          <Button onClick={() => setAct('revoke-one')}>{words.revokeOne}</Button>
        )}
      </div>
      {batches.length === 0 ? (
        <EmptyState title={words.none.title}>{words.none.advice}</EmptyState>
      ) : (
        <ul className="settings-list" aria-label={words.list}>
          {batches.map((batch) => (
            <Row key={batch.id} batch={batch} now={now} onRevoke={() => setAct(batch)} />
          ))}
        </ul>
      )}
      {act === 'make' ? <MakeCodesDialog {...shared} /> : null}
      {act === 'revoke-one' ? <RevokeCodeDialog {...shared} /> : null}
      {act !== null && typeof act === 'object' ? <RevokeBatchDialog batch={act} {...shared} /> : null}
    </SectionCard>
  );
}

/** `/users/codes`: our staff create activation codes for resellers, see how many are used, and revoke codes (LIC-4). */
export function Component() {
  const { batches, ways, now } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const query = useLoadedQuery(batches);
  return (
    <ChakraForms>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <ConfirmationProvider ways={ways.ok ? ways.value : null}>
        <QueryBoundary query={query} waiting={words.waiting}>
          {(read) => <Batches batches={read} now={now} />}
        </QueryBoundary>
      </ConfirmationProvider>
    </ChakraForms>
  );
}
