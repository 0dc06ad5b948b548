import { type ComponentType, createElement, type ReactNode } from 'react';
import type { YearPlan } from '#domain/lessons/year-plan.ts';
import { inMarkup } from '../../../rendering/in-markup.ts';
import { fetched } from '../../../routes/chunk-error.ts';

/** What the page of the lessons shows at `?view=year`; in a page from the server the plan stands as markup. */
export type YearData = { readonly view: 'year'; readonly plan?: YearPlan | undefined };

type YearView = ComponentType<{ readonly plan: YearPlan }>;
let view: YearView | null = null;

/** A plan as it is shown; null where the page has it as markup. Nobody fetches the view who reads the list. */
export const shownYear = (plan: YearPlan | undefined): ReactNode =>
  view === null || plan === undefined ? null : createElement(view, { plan });

/** The data of the view, and the view itself: on the server, and in a browser that comes from another page. */
export async function yearData(plan: YearPlan): Promise<YearData> {
  view ??= (await fetched(import('./year-view.tsx'))).YearView;
  return { view: 'year', plan: inMarkup(plan) };
}
