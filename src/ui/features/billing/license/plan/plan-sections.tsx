import { prices } from '#domain/billing/prices/prices.ts';
import type { LicensePlan, PlanChoice, PlannedOrder } from '#domain/billing/license/license-plan.ts';
import { PriceTable } from '../../../../components/price-table.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { planWords as words } from '../messages/en/plan.ts';

type Shown = { readonly plan: LicensePlan; readonly choice: PlanChoice };

const OrderLines = ({ order }: { readonly order: PlannedOrder }) => (
  <div>
    <h3>{words.orderTitle(order)}</h3>
    <PriceTable label={words.orderTitle(order)} {...order.quote} />
  </div>
);

export function PriceSection({ plan, choice }: Shown) {
  const term = plan.orders.find(({ kind }) => kind === 'term');
  const isLater = term !== undefined && term.quote.startsOn > choice.startsOn;
  const isMore =
    term !== undefined && term.plan !== 'teacher' && choice.teachers < prices[term.plan].minSeats;
  return (
    <SectionCard id="price" heading={words.price} lead={words.sum(plan)}>
      <div className="stack">
        {isMore ? <p>{words.moreSeats(prices[term.plan].minSeats)}</p> : null}
        {isLater ? <p>{words.waitsForEnd(term.quote.startsOn)}</p> : null}
        {plan.paidTwice.length === 0 ? null : <p>{words.paidTwice(plan.paidTwice)}</p>}
        {plan.by === choice.by ? null : <p>{words.cardAlone}</p>}
        {plan.orders.map((order) => (
          <OrderLines key={order.quote.startsOn} order={order} />
        ))}
      </div>
    </SectionCard>
  );
}

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
