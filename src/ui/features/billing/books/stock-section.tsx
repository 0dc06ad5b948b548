import { Package } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { stockReasons } from '#domain/billing/stock/stock-count.ts';
import { availableOf, type StockLevel } from '#domain/billing/stock/stock.ts';
import { useApp } from '../../../app-context.tsx';
import { Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { ActForm } from '../../../forms/act-form.tsx';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Select, TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { stockWords as words } from './messages/en/deliveries.ts';

function CountDialog(props: {
  readonly level: StockLevel;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { level, onClose, onDone } = props;
  const { product, onHand: seen } = level;
  const { stock } = useApp();
  const submission = useSubmission<'onHand' | 'reason', readonly StockLevel[]>(
    ({ onHand, reason }) =>
      stock.count({ product, seen, reason, onHand: Number(onHand.trim() || Number.NaN) }),
    () => {
      toast(words.done);
      onDone();
    },
  );
  const { fieldError } = submission;
  return (
    <Dialog title={words.title(words.products[product])} onClose={onClose}>
      <ActForm
        submission={submission}
        name="stock-count"
        does={words.save}
        leaves={words.cancel}
        onLeave={onClose}
      >
        <TextField
          label={words.onHand}
          name="onHand"
          inputMode="numeric"
          autoComplete="off"
          hint={words.onHandHint}
          defaultValue={String(seen)}
          error={fieldError('onHand')}
        />
        <FieldFrame label={words.reason} error={fieldError('reason')}>
          {(tied) => (
            <Select name="reason" defaultValue="received" {...tied}>
              {stockReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {words.reasons[reason]}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      </ActForm>
    </Dialog>
  );
}

function Row({ level, onDone }: { readonly level: StockLevel; readonly onDone: () => void }) {
  const [counting, setCounting] = useState(false);
  const name = words.products[level.product];
  const free = availableOf(level);
  return (
    <SettingsRow icon={Package}>
      <div className="settings-what">
        <strong>{name}</strong>
        <span className="quiet">{words.level(level)}</span>
      </div>
      <div className="row">
        <Chip tone={free === 0 ? 'sun' : 'moss'}>{words.free(free)}</Chip>
        <Button size="sm" aria-label={`${words.change}: ${name}`} onClick={() => setCounting(true)}>
          {words.change}
        </Button>
      </div>
      {counting ? (
        <CountDialog
          level={level}
          onClose={() => setCounting(false)}
          onDone={() => {
            setCounting(false);
            onDone();
          }}
        />
      ) : null}
    </SettingsRow>
  );
}

/** The number of Docks in stock and the number reserved for orders. Our staff change the stock with a reason (LIC-7). */
export function StockSection() {
  const { stock } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => stock.levels(options), [stock]));
  return (
    <SectionCard id="stock" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(levels) => (
          <ul className="settings-list" aria-label={words.list}>
            {levels.map((level) => (
              <Row key={level.product} level={level} onDone={query.retry} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </SectionCard>
  );
}
