import { Table } from '@chakra-ui/react';
import { prices } from '#domain/billing/prices.ts';
import type { LicensePlan, PlanChoice, PlannedOrder } from '#domain/license/license-plan.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { dollars } from '../../../messages/en/money.ts';
import { lineWords } from '../../../messages/en/prices.ts';
import { planWords as words } from '../messages/en/plan.ts';

type Shown = { readonly plan: LicensePlan; readonly choice: PlanChoice };

const cell = { whiteSpace: 'normal', verticalAlign: 'top' } as const;
const amountCell = { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/** One order, line by line. */
const OrderLines = ({ order }: { readonly order: PlannedOrder }) => (
  <div>
    <h3>{words.orderTitle(order)}</h3>
    <Table.Root aria-label={words.orderTitle(order)}>
      <Table.Body>
        {order.quote.lines.map((line) => (
          <Table.Row key={line.kind}>
            <Table.Cell css={cell}>{lineWords(line)}</Table.Cell>
            <Table.Cell css={amountCell}>{dollars(line.amount)}</Table.Cell>
          </Table.Row>
        ))}
        <Table.Row>
          <Table.Cell css={cell}>
            <strong>{words.total}</strong>
          </Table.Cell>
          <Table.Cell css={amountCell}>
            <strong>{dollars(order.quote.total)}</strong>
          </Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  </div>
);

/** What it costs, line by line, and why it begins when it does. */
export function PriceSection({ plan, choice }: Shown) {
  const term = plan.orders.find(({ kind }) => kind === 'term');
  const isLater = term !== undefined && term.quote.startsOn > choice.startsOn;
  const isMore = term !== undefined && term.plan !== 'teacher' && choice.teachers < prices[term.plan].fewest;
  return (
    <SectionCard id="price" heading={words.price} lead={words.sum(plan)}>
      <div className="stack">
        {isMore ? <p>{words.moreSeats(prices[term.plan].fewest)}</p> : null}
        {isLater ? <p>{words.waitsForEnd(term.quote.startsOn)}</p> : null}
        {plan.paidTwice === null ? null : <p>{words.paidTwice(plan.paidTwice)}</p>}
        {plan.by === choice.by ? null : <p>{words.cardAlone}</p>}
        {plan.orders.map((order) => (
          <OrderLines key={order.quote.startsOn} order={order} />
        ))}
      </div>
    </SectionCard>
  );
}

/** Who is covered from when to when, and by what. */
export const CoverPlanSection = ({ plan }: Pick<Shown, 'plan'>) => (
  <SectionCard id="cover-plan" heading={words.cover}>
    <ul className="stack" aria-label={words.days}>
      {plan.spans.map((span) => (
        <li key={span.from}>
          <strong>{words.span(span)}</strong>
          <div>{words.covered(span)}</div>
          <div className="quiet">{words.sources(span)}</div>
        </li>
      ))}
    </ul>
  </SectionCard>
);

/** Who loses what and when, and what to do by when. */
export const TextSections = ({ plan }: Pick<Shown, 'plan'>) => (
  <>
    <SectionCard id="loss" heading={words.loss}>
      <ul className="stack">
        {words.losses(plan).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </SectionCard>
    <SectionCard id="steps" heading={words.steps}>
      <ol className="stack">
        {plan.orders.map((order) => (
          <li key={order.quote.startsOn}>{words.payment(order)}</li>
        ))}
      </ol>
    </SectionCard>
  </>
);
