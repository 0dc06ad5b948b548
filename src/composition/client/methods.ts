/** What each method of a feature answers, by its name, where the feature cannot be asked. */
export type Answers<Feature> = {
  readonly [Name in keyof Feature]: Feature[Name] extends (...given: never[]) => Promise<infer Answer>
    ? Answer
    : never;
};

type Method = (...given: readonly unknown[]) => unknown;

/** An object with the methods that `answers` names, each made by `make` of its name and its answer. */
export function methodsBy<Feature>(
  answers: Answers<Feature>,
  make: (name: string, answer: unknown) => Method,
): Feature {
  const methods = Object.entries(answers).map(([name, answer]) => [name, make(name, answer)]);
  // `Answers` says that each name of the feature is there; what each method takes and answers, `make` knows.
  return Object.fromEntries(methods) as Feature;
}

/** A feature whose calls wait until `load` has it; answered by `answers` where it cannot be loaded. */
export const deferred = <Feature extends object>(
  load: () => Promise<Feature | null>,
  answers: Answers<Feature>,
): Feature =>
  methodsBy<Feature>(answers, (name, answer) => async (...given) => {
    const feature = await load();
    if (feature === null) return answer;
    const method: unknown = Reflect.get(feature, name);
    if (typeof method !== 'function') throw new Error(`The product has no ${name}`);
    const answered: unknown = await Reflect.apply(method, feature, given);
    return answered;
  });
