/** A difference in one field from the official sample. `path` is the field's path, such as `charge.refunds.url`. */
export type Difference = {
  /** `type` and `missing` are errors. `newer` is a field that the sample does not have yet. */
  readonly kind: 'type' | 'missing' | 'newer';
  readonly path: string;
  readonly says: string;
};

type Kind = 'null' | 'array' | 'object' | 'string' | 'number' | 'boolean';

const kindOf = (value: unknown): Kind => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

/** Whether the field contains the whole object instead of its ID, because the caller requested the expansion. */
const isExpanded = (ours: unknown, sample: unknown): boolean =>
  isObject(ours) && typeof sample === 'string' && typeof ours['id'] === 'string';

/** Whether a field contains a different kind of object than in the sample, such as the object of an event. Each kind has its own sample. */
const isOtherKind = (ours: unknown, sample: unknown): boolean =>
  isObject(ours) &&
  isObject(sample) &&
  typeof sample['object'] === 'string' &&
  ours['object'] !== sample['object'];

/** Whether the keys are chosen by the caller instead of the API. */
const isFree = (path: string): boolean => path.endsWith('.metadata');

/** Whether the sample does not define the type of a field. */
const isAnything = (path: string, ours: unknown, sample: unknown): boolean =>
  ours === null || sample === null || isFree(path) || isExpanded(ours, sample) || isOtherKind(ours, sample);

/**
 * Compares a response with the official sample, field by field and recursively. Null on either side matches any type. Lists are compared by their first
 * entries.
 */
export function compareObjects(path: string, ours: unknown, sample: unknown): readonly Difference[] {
  const [our, their] = [kindOf(ours), kindOf(sample)];
  if (isAnything(path, ours, sample)) return [];
  if (our !== their) return [{ kind: 'type', path, says: `${our}, but ${their} in the sample` }];
  if (Array.isArray(ours) && Array.isArray(sample))
    return ours.length === 0 || sample.length === 0 ? [] : compareObjects(`${path}[0]`, ours[0], sample[0]);
  if (!isObject(ours) || !isObject(sample)) return [];
  const known = Object.keys(sample).flatMap((name): readonly Difference[] =>
    name in ours
      ? compareObjects(`${path}.${name}`, ours[name], sample[name])
      : [{ kind: 'missing', path: `${path}.${name}`, says: `${kindOf(sample[name])} in the sample` }],
  );
  const newer = Object.keys(ours)
    .filter((name) => !(name in sample))
    .map((name): Difference => ({ kind: 'newer', path: `${path}.${name}`, says: kindOf(ours[name]) }));
  return [...known, ...newer];
}

/** Whether a difference is our error. The API may have fields that its samples do not have yet. */
export const isMistake = ({ kind }: Difference): boolean => kind !== 'newer';
