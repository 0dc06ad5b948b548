import type { InventedNames } from '../plan/invented-names.ts';
import type { ClassStep } from './rollover.ts';
import type { RolloverView } from './rollover-view.ts';

/** Returns a rollover with invented names (ROS-10). Ids and numbers do not change. */
export function inventedView(names: InventedNames, view: RolloverView): RolloverView {
  const stepOf = (step: ClassStep | null): ClassStep | null =>
    step?.kind === 'new' ? { ...step, name: names.className(step.name) } : step;
  return {
    ...view,
    classes: view.classes.map((one) => ({ ...one, name: names.className(one.name), step: stepOf(one.step) })),
    issues: view.issues.map((issue) => ({
      ...issue,
      name: issue.code === 'repeater-without-class' ? names.name(issue.name) : names.className(issue.name),
    })),
    exceptions: view.exceptions.map((one) => ({ ...one, name: names.name(one.name) })),
    teachers: Object.fromEntries(
      Object.entries(view.teachers).map(([id, teachers]) => [id, names.name(teachers)]),
    ),
  };
}
