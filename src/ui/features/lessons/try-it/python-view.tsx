import { useState } from 'react';
import type { Program } from '#domain/lessons/programs/program.ts';
import { toPython } from '#domain/lessons/programs/python/to-python.ts';
import { tryItWords as words } from './messages/en/try-it.ts';

/** The program as the Python code that a board runs, for students who can read code (DOC-1). */
export const PythonView = ({ program }: { readonly program: Program }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="try-it-python" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.python.see}</summary>
      <p>{words.python.lead}</p>
      <section aria-label={words.python.code}>
        <pre>
          <code>{isOpen ? toPython(program) : ''}</code>
        </pre>
      </section>
    </details>
  );
};
