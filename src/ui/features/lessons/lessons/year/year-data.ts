import { type ComponentType, createElement, type ReactNode } from 'react';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { inMarkup } from '../../../../rendering/in-markup.ts';
import { fetched } from '../../../../routes/chunk-error.ts';

/** The data of `/lessons?view=year`. In a page from the server, the plan is markup and not data. */
export type YearData = { readonly view: 'year'; readonly plan?: YearPlan | undefined };

type YearView = ComponentType<{ readonly plan: YearPlan }>;
let view: YearView | null = null;

/** Returns the plan's element, or null if the page contains it as markup. The list does not load this view. */
export const shownYear = (plan: YearPlan | undefined): ReactNode =>
  view === null || plan === undefined ? null : createElement(view, { plan });

/** Loads the view, and returns its data. Runs on the server, and in a browser that navigates from a different page. */
export async function yearData(plan: YearPlan): Promise<YearData> {
  view ??= (await fetched(import('./year-view.tsx'))).YearView;
  return { view: 'year', plan: inMarkup(plan) };
}
