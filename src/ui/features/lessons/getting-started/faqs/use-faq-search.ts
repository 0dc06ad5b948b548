import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { replaceAddress } from '../../../../outside-react/history-entry.ts';
import { questionIn } from './faq-search.ts';

/** The pause in typing, in milliseconds, after which the URL changes. Browsers limit how often it may change. */
const settled = 250;

/** Returns the search, which is stored in the URL. Filtering the list is not a navigation, so the URL is replaced without the router. */
export function useFaqSearch(): readonly [question: string, ask: (question: string) => void] {
  const { search, hash, key } = useLocation();
  const [linked, setLinked] = useState<{ readonly question: string; readonly at: string } | null>(null);
  const question = linked?.at === key ? linked.question : questionIn(new URLSearchParams(search));
  useEffect(() => {
    if (linked === null || linked.at !== key) return undefined;
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (linked.question === '') address.searchParams.delete('q');
      else address.searchParams.set('q', linked.question);
      address.hash = linked.question === '' ? hash : '';
      replaceAddress(address);
    }, settled);
    return () => clearTimeout(timer);
  }, [linked, key, hash]);
  const ask = (text: string): void =>
    setLinked({ question: questionIn(new URLSearchParams({ q: text })), at: key });
  return [question, ask];
}
