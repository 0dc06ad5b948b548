type Method = (...given: readonly unknown[]) => unknown;

/**
 * A feature whose methods are created at their first access, by `make` with the name, so that a composition need not repeat the names.
 * @param own members that are used unchanged
 */
export function featureBy<Feature extends object>(
  own: Partial<Feature>,
  make: (name: string) => Method,
): Feature {
  // A feature has only methods: `make` creates those that `own` lacks.
  return new Proxy({ ...own } as Feature, {
    get: (made, name) => {
      // `await` and the container treat an object with a `then` as a promise.
      if (name === 'then') return undefined;
      if (typeof name === 'string' && !Object.hasOwn(made, name)) Reflect.set(made, name, make(name));
      const member: unknown = Reflect.get(made, name);
      return member;
    },
  });
}
