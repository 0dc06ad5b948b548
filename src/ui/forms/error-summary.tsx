import type { Ref } from 'react';
import { forms, shell } from '../messages/en/shell.ts';
import { OctagonAlert } from 'lucide-react';
import { Icon } from '../components/icon.tsx';
import { TextAnchor } from '../components/text-link.tsx';

/** A problem of a form. With a `fieldId`, it is a link to that field. */
export type FormProblem = { readonly text: string; readonly fieldId?: string | undefined };

/** The problems of a form, above its fields. A single problem without a field is not in a list. */
export const ErrorSummary = ({
  problems,
  ref,
}: {
  readonly problems: readonly FormProblem[];
  readonly ref?: Ref<HTMLDivElement>;
}) => {
  const [first] = problems;
  const plain = problems.length === 1 && first?.fieldId === undefined;
  return (
    <div ref={ref} className="notice error-summary" data-tone="error" role="alert" tabIndex={-1}>
      <Icon of={OctagonAlert} label={shell.tones.error} />
      {plain ? (
        <p>{first?.text}</p>
      ) : (
        <div>
          <h2>{forms.problems(problems.length)}</h2>
          <ul>
            {problems.map(({ text, fieldId }) => (
              <li key={text}>
                {fieldId === undefined ? (
                  text
                ) : (
                  <TextAnchor
                    href={`#${fieldId}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(fieldId)?.focus();
                    }}
                  >
                    {text}
                  </TextAnchor>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
