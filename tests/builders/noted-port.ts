/** Returns a proxy of a port that appends the name of each called method to `calls`. */
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
