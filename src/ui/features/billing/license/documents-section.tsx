import { FileText } from 'lucide-react';
import { useState } from 'react';
import { hardwareIn } from '#domain/billing/prices/hardware.ts';
import { type BillingDocument, documentName } from '#domain/billing/documents/billing-document.ts';
import { documentFileName } from '#domain/billing/documents/document-sheet.ts';
import { taxFormFileName } from '#domain/billing/documents/tax-form.ts';
import { openAmount } from '#domain/billing/documents/open-amount.ts';
import type { License } from '#domain/billing/license/license.ts';
import { type PaperSize, paperSizes } from '#domain/platform/files/paper-size.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { PayByCard } from '../../../components/pay-by-card.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import type { Query } from '../../../data/query.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';
import { Choice } from '../../../forms/choice.tsx';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { dollars } from '../../../messages/en/money.ts';
import { paths } from '../../../routes/paths.ts';
import { Deliveries } from './deliveries.tsx';
import { orderAgain } from './order-again.ts';
import { purchaseSubject } from './purchase-subject.ts';
import { documentsWords as words } from './messages/en/documents.ts';

type Documents = readonly BillingDocument[];

const isOrdered = (quote: BillingDocument, all: Documents): boolean =>
  all.some(({ order, kind }) => order === quote.order && kind !== 'quote');

const Open = ({ document, all }: { readonly document: BillingDocument; readonly all: Documents }) => {
  const open = openAmount(document, all);
  return open === null ? null : (
    <Chip tone={open.cents === 0 ? 'moss' : 'sun'}>{words.open(open, dollars(open))}</Chip>
  );
};

function Row(props: {
  readonly document: BillingDocument;
  readonly all: Documents;
  readonly mayBuy: boolean;
  readonly paper: PaperSize;
  readonly action: AsyncAction;
}) {
  const { document, all, mayBuy, paper, action } = props;
  const { orders } = useApp();
  const name = documentName(document);
  const day = words.day(document);
  const download = (): void =>
    action.run(
      () => orders.printDocument(document.id, paper),
      (file) => saveFile(documentFileName(document), file, 'application/pdf'),
    );
  return (
    <SettingsRow icon={FileText}>
      <div className="settings-what">
        <strong>{breakable(`${words.kinds[document.kind]} ${name}`)}</strong>
        <span className="quiet">{words.issued(document.issuedOn, dollars(document.amount))}</span>
        {day === null ? null : <span className="quiet">{day}</span>}
      </div>
      <div className="row">
        <Open document={document} all={all} />
        {mayBuy && (openAmount(document, all)?.cents ?? 0) > 0 ? (
          <PayByCard
            size="sm"
            variant="secondary"
            label={words.pay}
            name={`${words.pay}: ${name}`}
            open={() => orders.payInvoice(document.order)}
          />
        ) : null}
        {document.kind === 'quote' && mayBuy && !isOrdered(document, all) ? (
          <LinkButton size="sm" to={orderAgain(document)} aria-label={`${words.order}: ${name}`}>
            {words.order}
          </LinkButton>
        ) : null}
        <Button
          size="sm"
          aria-label={`${words.download} ${name}`}
          aria-disabled={action.pending}
          onClick={download}
        >
          {words.download}
        </Button>
      </div>
    </SettingsRow>
  );
}

function List({ documents, mayBuy }: { readonly documents: Documents; readonly mayBuy: boolean }) {
  const action = useAsyncAction();
  const [paper, setPaper] = useState<PaperSize>('letter');
  const { orders } = useApp();
  const taxForm = (
    <div className="row">
      <span className="quiet">{words.taxFormLead}</span>
      <Button
        size="sm"
        aria-disabled={action.pending}
        onClick={() =>
          action.run(
            () => orders.printTaxForm(paper),
            (file) => saveFile(taxFormFileName, file, 'application/pdf'),
          )
        }
      >
        {words.taxForm}
      </Button>
    </div>
  );
  if (documents.length === 0)
    return (
      <>
        <p className="quiet">{words.none}</p>
        <FailureNotice failure={action.failure} />
        {taxForm}
      </>
    );
  return (
    <>
      <Choice
        legend={words.paper}
        values={paperSizes}
        labels={words.papers}
        chosen={paper}
        onChoose={setPaper}
      />
      <FailureNotice failure={action.failure} />
      <ul className="settings-list" aria-label={words.list}>
        {documents.map((document) => (
          <Row
            key={document.id}
            document={document}
            all={documents}
            mayBuy={mayBuy}
            paper={paper}
            action={action}
          />
        ))}
      </ul>
      {taxForm}
    </>
  );
}

/** Quotes, invoices, credit notes and receipts, for users who may buy or have such documents (LIC-7). */
export function DocumentsSection({
  license,
  query,
}: {
  readonly license: License;
  readonly query: Query<Documents>;
}) {
  const acting = personOf(useSession())?.organization ?? null;
  const organization = acting?.path ?? null;
  const mayAddress =
    useRefusal('organization.configure', { relation: 'none', organization }) === null &&
    acting?.kind !== 'workspace';
  const mayBuy = useRefusal('license.buy', purchaseSubject(license, organization)) === null;
  const hasSome = query.state === 'read' && query.value.length > 0;
  if (!mayBuy && !hasSome) return null;
  const hasDocks = query.state === 'read' && query.value.some(({ lines }) => hardwareIn(lines).length > 0);
  return (
    <>
      <SectionCard id="documents" heading={words.heading} lead={words.lead}>
        <QueryBoundary query={query} waiting={words.waiting}>
          {(documents) => (
            <>
              {documents.length > 0 && mayAddress ? (
                <TextLink alone to={`${paths.school}#bills`}>
                  {words.address}
                </TextLink>
              ) : null}
              <List documents={documents} mayBuy={mayBuy} />
            </>
          )}
        </QueryBoundary>
      </SectionCard>
      {hasDocks ? <Deliveries /> : null}
    </>
  );
}
