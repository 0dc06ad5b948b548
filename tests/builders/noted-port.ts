/** A port that notes which of its methods are called, in their order. */
export const notedPort = <P extends object>(port: P, calls: string[]): P =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        calls.push(String(name));
        return Reflect.apply(member, target, given);
      };
    },
  });
