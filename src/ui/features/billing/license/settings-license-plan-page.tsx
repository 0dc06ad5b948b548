import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Subject } from '#domain/organizations/access/scope.ts';
import {
  type PlanFacts,
  planLicense,
  type PlanProblem,
  usualPlan,
} from '#domain/billing/license/license-plan.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { err } from '#domain/result.ts';
import { useSession } from '../../../app-context.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { type PlanReader, planWords as words } from './messages/en/plan.ts';
import { planChoiceOf, planQuery, typedPlanIn, type TypedPlan } from './plan/plan-address.ts';
import { PlanForm } from './plan/plan-form.tsx';
import { CoverPlanSection, PriceSection, TextSections } from './plan/plan-sections.tsx';
import { PlanShare } from './plan/plan-share.tsx';
import './plan/plan.css';

export const loader = (app: ClientApp, { signal }: PageVisit) => app.license.planFacts({ signal });

function usePlanReader({ buyer }: PlanFacts): PlanReader {
  const organization = personOf(useSession())?.organization?.path ?? null;
  const shared: Subject = { relation: 'none', organization };
  const buys = useRefusal('license.buy', shared) === null;
  const runs = useRefusal('license.assign-seats', shared) === null;
  if (buyer === 'self') return 'alone';
  if (buys) return 'buyer';
  return runs ? 'manager' : 'teacher';
}

const errorsOf = (problem: PlanProblem | null): Readonly<Record<string, string>> => {
  if (problem === null) return {};
  if (problem.kind === 'tax') return { [problem.field]: words.problem(problem) };
  return { [problem.kind === 'seats' ? 'teachers' : 'from']: words.problem(problem) };
};

function Planner({ facts }: { readonly facts: PlanFacts }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const reader = usePlanReader(facts);
  const [typed, setTyped] = useState(() => typedPlanIn(search, usualPlan(facts)));
  const choice = planChoiceOf(typed);
  const plan = choice === null ? err({ kind: 'term' } as const) : planLicense(facts, choice);
  const shown = plan.ok && choice !== null ? { plan: plan.value, choice } : null;
  const onType = (change: Partial<TypedPlan>): void => {
    const next = { ...typed, ...change };
    setTyped(next);
    void navigate({ search: planQuery(next) }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageTitle lead={words.leads[reader](facts)}>{words.heading}</PageTitle>
      <div className="plan-sections">
        <SectionColumns
          first={
            <div className="no-print">
              <PlanForm
                facts={facts}
                typed={typed}
                errors={errorsOf(plan.ok ? null : plan.error)}
                onType={onType}
              />
            </div>
          }
          summary={
            shown === null ? null : (
              <>
                <PriceSection {...shown} />
                <PlanShare
                  {...shown}
                  query={planQuery(typed)}
                  buysFor={reader === 'alone' ? 'self' : reader === 'buyer' ? 'organization' : null}
                />
              </>
            )
          }
          rest={
            shown === null ? null : (
              <>
                <CoverPlanSection plan={shown.plan} />
                <TextSections plan={shown.plan} />
              </>
            )
          }
        />
      </div>
    </>
  );
}

/** `/settings/license/plan`: the price of a license, and the users that it covers, by date. The URL contains the plan (LIC-11). */
export function Component() {
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  return (
    <SettingsPage>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(facts) => <Planner facts={facts} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
