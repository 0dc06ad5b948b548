import { ReceiptText } from 'lucide-react';
import type { ShownGrant } from '#domain/billing/license/license.ts';
import { breakable } from '../../../components/breakable.tsx';
import { Chip } from '../../../components/chip.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { historyWords as words, kindWords } from './messages/en/license.ts';

const Row = ({ grant }: { readonly grant: ShownGrant }) => (
  <SettingsRow icon={ReceiptText}>
    <div className="settings-what">
      <strong>{kindWords[grant.kind]}</strong>
      <span className="quiet">{words.span(grant)}</span>
      <span className="quiet">
        {breakable(
          [words.holder(grant.holder), ...(grant.seats === null ? [] : [words.seats(grant.seats)])].join(
            ' · ',
          ),
        )}
      </span>
      {grant.given === null ? null : (
        <span className="quiet">{breakable(words.given[grant.given.by](grant.given.note))}</span>
      )}
    </div>
    <Chip tone={grant.standing === 'current' ? 'moss' : 'plain'}>{words.standing[grant.standing]}</Chip>
  </SettingsRow>
);

export const HistorySection = ({ history }: { readonly history: readonly ShownGrant[] }) => (
  <SectionCard id="history" heading={words.heading}>
    {history.length === 0 ? (
      <p className="quiet">{words.none}</p>
    ) : (
      <ul className="settings-list" aria-label={words.list}>
        {history.map((grant) => (
          <Row key={grant.id} grant={grant} />
        ))}
      </ul>
    )}
  </SectionCard>
);
