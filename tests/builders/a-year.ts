import { ok } from '#domain/result.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';

export const emptyYear = async () => ok(yearPlan([]));
