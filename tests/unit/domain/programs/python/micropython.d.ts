declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  type MicroPython = {
    readonly runPython: (code: string) => unknown;
    readonly globals: {
      readonly get: (name: string) => unknown;
      readonly set: (name: string, value: unknown) => void;
    };
  };
  export function loadMicroPython(options: { readonly heapsize: number }): Promise<MicroPython>;
}
