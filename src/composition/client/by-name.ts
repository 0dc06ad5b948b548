type Method = (...given: readonly unknown[]) => unknown;

/**
 * A feature whose methods are made when they are first asked for, each by `make` of its name. So a composition says once
 * what stands in for all calls of a feature, and does not repeat their names.
 * @param own the members that stand as they are
 */
export function featureBy<Feature extends object>(
  own: Partial<Feature>,
  make: (name: string) => Method,
): Feature {
  // A feature has no members but methods: what `own` lacks, `make` gives.
  return new Proxy({ ...own } as Feature, {
    get: (made, name) => {
      // An object with `then` is a promise, for `await` and for the container.
      if (name === 'then') return undefined;
      if (typeof name === 'string' && !Object.hasOwn(made, name)) Reflect.set(made, name, make(name));
      const member: unknown = Reflect.get(made, name);
      return member;
    },
  });
}
