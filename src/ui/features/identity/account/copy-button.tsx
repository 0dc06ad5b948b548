import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { twoStepWords as words } from './messages/en/two-step.ts';

type Outcome = 'none' | 'copied' | 'refused';

export function CopyButton({ text, children }: { readonly text: string; readonly children: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <>
      <Button onClick={copy}>
        <Icon of={Copy} /> {children}
      </Button>
      <output className="field-hint">
        {outcome === 'copied' ? words.copied : null}
        {outcome === 'refused' ? words.notCopied : null}
      </output>
    </>
  );
}
