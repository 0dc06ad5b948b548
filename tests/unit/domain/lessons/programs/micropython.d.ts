declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  type MicroPython = {
    readonly runPython: (code: string) => unknown;
    readonly globals: {
      readonly get: (name: string) => unknown;
      readonly set: (name: string, value: unknown) => void;
    };
    readonly registerJsModule: (name: string, module: object) => void;
    readonly FS: {
      readonly readdir: (path: string) => readonly string[];
      readonly readFile: (path: string, options: { readonly encoding: 'utf8' }) => string;
      readonly writeFile: (path: string, text: string) => void;
    };
  };
  export function loadMicroPython(options: {
    readonly heapsize: number;
    readonly linebuffer?: boolean;
    readonly stdout?: (line: string) => void;
  }): Promise<MicroPython>;
}
