import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { replaceAddress } from '../../../../outside-react/history-entry.ts';
import { questionIn } from './faq-search.ts';

/** The pause in typing, in milliseconds, after which the URL changes. Browsers limit how often it may change. */
const settled = 250;

/** Returns the search, which is stored in the URL. Filtering the list is not a navigation, so the URL is replaced without the router. */
export function useFaqSearch(): readonly [question: string, ask: (question: string) => void] {
  const { search, hash, key } = useLocation();
  const [asked, setAsked] = useState<{ readonly question: string; readonly at: string } | null>(null);
  const question = asked?.at === key ? asked.question : questionIn(new URLSearchParams(search));
  useEffect(() => {
    if (asked === null || asked.at !== key) return undefined;
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (asked.question === '') address.searchParams.delete('q');
      else address.searchParams.set('q', asked.question);
      address.hash = asked.question === '' ? hash : '';
      replaceAddress(address);
    }, settled);
    return () => clearTimeout(timer);
  }, [asked, key, hash]);
  const ask = (text: string): void =>
    setAsked({ question: questionIn(new URLSearchParams({ q: text })), at: key });
  return [question, ask];
}
