import { FileText } from 'lucide-react';
import { useState } from 'react';
import { taxFormFileName } from '#domain/billing/documents/tax-form.ts';
import { type PaperSize, paperSizes } from '#domain/platform/files/paper-size.ts';
import type { GuestOrder } from '#domain/billing/self-service/guest-order.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { Choice } from '../../../forms/choice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { orderWords as words } from './messages/en/self-service.ts';

export function OrderPapers({ order, orderKey }: { readonly order: GuestOrder; readonly orderKey: string }) {
  const { guestOrders } = useApp();
  const action = useAsyncAction();
  const [paper, setPaper] = useState<PaperSize>('letter');
  const download = (document: string, name: string): void =>
    action.run(
      () => guestOrders.print(order.id, orderKey, { document, paper }),
      (file) => saveFile(`${name}.pdf`, file, 'application/pdf'),
    );
  const taxForm = (): void =>
    action.run(
      () => guestOrders.printTaxForm(order.id, orderKey, paper),
      (file) => saveFile(taxFormFileName, file, 'application/pdf'),
    );
  return (
    <SectionCard id="papers" heading={words.papers}>
      <Choice
        legend={words.paper}
        values={paperSizes}
        labels={words.paperSizes}
        chosen={paper}
        onChoose={setPaper}
      />
      <FailureNotice failure={action.failure} />
      {order.papers.length === 0 ? (
        <p className="quiet">{words.noPapers}</p>
      ) : (
        <ul className="settings-list" aria-label={words.papers}>
          {order.papers.map(({ id, kind, name }) => (
            <SettingsRow key={id} icon={FileText}>
              <div className="settings-what">
                <strong>{breakable(`${words.kinds[kind]} ${name}`)}</strong>
              </div>
              <Button
                size="sm"
                aria-label={`${words.download} ${name}`}
                aria-disabled={action.pending}
                onClick={() => download(id, name)}
              >
                {words.download}
              </Button>
            </SettingsRow>
          ))}
        </ul>
      )}
      <div className="row">
        <span className="quiet">{words.taxFormLead}</span>
        <Button size="sm" aria-disabled={action.pending} onClick={taxForm}>
          {words.taxForm}
        </Button>
      </div>
    </SectionCard>
  );
}
