import { useRef, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { recordPageWords as words } from '../messages/en/child-record.ts';
import { sha256Of } from './sha256-of.ts';

type Compared = {
  readonly name: string;
  readonly came: 'comparing' | 'other' | 'same' | 'unreadable';
};

function Outcome({ name, came }: Compared) {
  const file = bidiIsolate(name);
  if (came === 'comparing') return <Notice>{words.comparing}</Notice>;
  if (came === 'unreadable') return <Notice tone="error">{words.unreadable}</Notice>;
  return came === 'same' ? (
    <Notice tone="success" title={words.same}>
      {words.sameAdvice(file)}
    </Notice>
  ) : (
    <Notice tone="error" title={words.other}>
      {words.otherAdvice(file)}
    </Notice>
  );
}

export function CompareFile({ sha256 }: { readonly sha256: string }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const last = useRef<File | null>(null);
  const compare = async (file: File): Promise<void> => {
    last.current = file;
    const { name } = file;
    setCompared({ name, came: 'comparing' });
    const came = await sha256Of(file).then(
      (own) => (own === sha256 ? 'same' : 'other'),
      () => 'unreadable' as const,
    );
    // Shows only the result for the latest file.
    if (last.current === file) setCompared({ name, came });
  };
  return (
    <section className="stack" aria-labelledby="compare-heading">
      <h2 id="compare-heading">{words.compare}</h2>
      <p>{words.compareLead}</p>
      <noscript>
        <p className="field-hint">{shell.needsScript}</p>
      </noscript>
      <TextField
        label={words.file}
        hint={words.fileHint}
        name="file"
        type="file"
        accept="application/pdf,.pdf"
        disabled={!useHydrated()}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          if (file !== undefined) void compare(file);
        }}
      />
      {compared === null ? null : <Outcome {...compared} />}
      <details>
        <summary>{words.digest}</summary>
        <p className="digest">
          <code>{sha256}</code>
        </p>
      </details>
    </section>
  );
}
