import { type RefCallback, useCallback, useRef, useState } from 'react';

type TypedText = {
  readonly attach: RefCallback<HTMLInputElement>;
  readonly text: string;
  readonly read: () => void;
  readonly fill: (text: string | null) => void;
};

/** Returns the text of an uncontrolled field. Reads it on request, and once when the page's script runs, because the user may have typed before. */
export function useTypedText(initial = ''): TypedText {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const read = useCallback(() => setText(input.current?.value.trim() ?? ''), []);
  const attach = useCallback(
    (field: HTMLInputElement | null) => {
      input.current = field;
      if (field !== null) read();
    },
    [read],
  );
  const fill = useCallback((given: string | null) => {
    if (given !== null && input.current !== null) input.current.value = given;
    input.current?.focus();
  }, []);
  return { attach, text, read, fill };
}
