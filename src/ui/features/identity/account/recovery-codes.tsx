import { Download, Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { AnchorButton, Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { twoStepWords as words } from './messages/en/two-step.ts';
import { CopyButton } from './copy-button.tsx';

/** Formats a code as two groups of five, which are easier to copy by hand. The hyphen is optional when typed. */
const grouped = (code: string): string => code.replace(/^(.{5})(.+)$/, '$1-$2');

const textOf = (codes: readonly string[], email: string): string =>
  [words.fileHead(email), '', ...codes.map(grouped), '', words.fileFoot, ''].join('\n');

/** Prints only this panel, with the rules in `settings.css`. */
function printCodes(): void {
  const { dataset } = document.documentElement;
  dataset.printing = 'codes';
  window.print();
  delete dataset.printing;
}

/** The recovery codes, which are shown only once. They disappear when the user confirms that they saved the codes. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}) {
  const [confirmed, setConfirmed] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = textOf(props.codes, props.email);
  return (
    <section className="recovery-codes stack" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {words.codesTitle}
      </h2>
      <p>{words.codesLead}</p>
      <p className="print-only">{words.fileHead(props.email)}</p>
      <ul aria-label={words.recovery}>
        {props.codes.map((code) => (
          <li key={code}>
            <code>{grouped(code)}</code>
          </li>
        ))}
      </ul>
      <div className="row no-print">
        <CopyButton text={text}>{words.copyCodes}</CopyButton>
        <AnchorButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.fileName}
        >
          <Icon of={Download} /> {words.download}
        </AnchorButton>
        <Button onClick={printCodes}>
          <Icon of={Printer} /> {words.print}
        </Button>
      </div>
      <div className="stack no-print">
        <CheckboxField label={words.saved} onChange={setConfirmed} />
        <div>
          <Button variant="primary" aria-disabled={!confirmed} onClick={() => confirmed && props.onDone()}>
            {words.done}
          </Button>
        </div>
      </div>
    </section>
  );
}
