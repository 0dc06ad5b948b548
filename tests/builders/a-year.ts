import { ok } from '#domain/result.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';

/** The scope and sequence of an empty catalog. */
export const emptyYear = async () => ok(yearPlan([]));
