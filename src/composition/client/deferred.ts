import { err } from '#domain/result.ts';
import { featureBy } from './by-name.ts';

const unreachable = err({ kind: 'service/unreachable' } as const);

type AnswerOf<Method> = Method extends (...given: never[]) => Promise<infer Answer> ? Answer : never;

type Answers<Feature> = { readonly [Name in keyof Feature]: AnswerOf<Feature[Name]> };

type Others<Feature> = {
  [Name in keyof Feature]: typeof unreachable extends AnswerOf<Feature[Name]> ? never : Name;
}[keyof Feature];

/** Results of methods that cannot fail with `service/unreachable`, or should not. */
export type OtherAnswers<Feature> = Pick<Answers<Feature>, Others<Feature>> & Partial<Answers<Feature>>;

/**
 * A feature whose calls wait for `load`. If it fails, a call fails with `service/unreachable`, or returns from `answers` if it has no such
 * failure. @param own members that do not wait
 */
export const deferred = <Feature extends object, Own extends Partial<Feature>>(
  load: () => Promise<Feature | null>,
  answers: OtherAnswers<Omit<Feature, keyof Own>>,
  own: Own,
): Feature =>
  featureBy<Feature>(own, (name) => async (...given) => {
    const feature = await load();
    if (feature === null) return Object.hasOwn(answers, name) ? Reflect.get(answers, name) : unreachable;
    const method: unknown = Reflect.get(feature, name);
    if (typeof method !== 'function') throw new Error(`The product has no ${name}`);
    const answered: unknown = await Reflect.apply(method, feature, given);
    return answered;
  });
