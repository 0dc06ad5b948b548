import type { Submission } from '../../../forms/use-submission.ts';
import { settingsProblems } from './messages/en/school.ts';

export function settingsError<F extends string>(
  { fieldError, refusal }: Submission<F>,
  field: F,
): string | undefined {
  const usual = fieldError(field);
  if (usual === undefined || refusal?.kind !== 'form/invalid') return usual;
  const problem = refusal.fields[field];
  return (problem === undefined ? undefined : settingsProblems[field]?.[problem]) ?? usual;
}
