import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { offline as words } from './messages/en/offline.ts';

export const OfflineBar = ({ copiedAt, advice }: { readonly copiedAt: number; readonly advice: string }) => {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const ask = (): void => void revalidate();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [revalidate]);
  return (
    <div className="strip offline-bar no-print">
      <output className="row" data-gap="1-2">
        <Icon of={CloudOff} /> <strong>{words.copy(copiedAt)}</strong>{' '}
        <span className="offline-advice">{advice}</span>
      </output>
      <Button size="sm" aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
        {words.tryAgain}
      </Button>
    </div>
  );
};
