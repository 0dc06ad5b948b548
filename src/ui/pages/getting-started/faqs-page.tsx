import { useLocation } from 'react-router';
import { RichText } from '../../components/rich-text.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { type Faq, faqs } from '../../messages/en/guides/faqs.ts';
import { GuideFrame } from './guide-frame.tsx';

const Entry = ({ faq, open }: { readonly faq: Faq; readonly open: boolean }) => (
  <details id={faq.id} className="faq" open={open}>
    <summary>{faq.question}</summary>
    <div className="faq-answer">
      <RichText text={faq.answer} />
    </div>
  </details>
);

/** Questions by group; the one that the address names stands open. */
export const Component = () => {
  const { hash } = useLocation();
  const scripted = useHydrated(); // the server never hears of the hash
  return (
    <GuideFrame name="faqs" title={faqs.title} lead={faqs.lead}>
      {faqs.groups.map(({ id, title, faqs }) => (
        <section key={id} className="prose faq-group" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <div>
            {faqs.map((faq) => (
              <Entry key={faq.id} faq={faq} open={scripted && hash === `#${faq.id}`} />
            ))}
          </div>
        </section>
      ))}
    </GuideFrame>
  );
};
