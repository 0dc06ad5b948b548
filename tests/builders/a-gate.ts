export type Gate = { readonly opened: Promise<void>; readonly open: () => void };

export function aGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
