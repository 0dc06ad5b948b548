import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AnchorButton } from '../../../components/button.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import type { FaqGroup } from './messages/en/faq-group.ts';
import { faqGroups, faqPage as words } from './messages/en/faqs.ts';
import { jsonForPage } from '../../../rendering/page-data.ts';
import { paths } from '../../../routes/paths.ts';
import { FaqEntry } from './faqs/faq-entry.tsx';
import { FaqFinder } from './faqs/faq-finder.tsx';
import { faqJsonLd } from './faqs/faq-json-ld.ts';
import { countFaqs, matchingFaqs } from './faqs/faq-search.ts';
import { useFaqSearch } from './faqs/use-faq-search.ts';
import { GuideFigure } from './guide-figure.tsx';
import { GuideFrame } from './guide-frame.tsx';

/** The maximum number of answers that are all open at first. */
const few = 3;
const all = countFaqs(faqGroups);

const NothingFound = () => (
  <div className="faq-none stack" data-gap="2">
    <h2>{words.none.title}</h2>
    <p>{words.none.widen}</p>
    <TextLink alone to={paths.faqs}>
      {words.showAll}
    </TextLink>
  </div>
);

const Group = ({
  group: { id, title, faqs },
  isOpen,
}: {
  readonly group: FaqGroup;
  readonly isOpen: (id: string) => boolean;
}) => (
  <section className="prose faq-group" aria-labelledby={`group-${id}`}>
    <h2 id={`group-${id}`}>{title}</h2>
    <div>
      {faqs.map((faq) => (
        <FaqEntry key={faq.id} faq={faq} open={isOpen(faq.id)} />
      ))}
    </div>
  </section>
);

const Contact = ({ question }: { readonly question: string }) => (
  <section className="prose faq-contact" aria-labelledby="contact-heading">
    <h2 id="contact-heading">{words.contact.title}</h2>
    <p>{words.contact.text}</p>
    <AnchorButton href={words.contact.address(question)}>{words.contact.write}</AnchorButton>
  </section>
);

function useAnswerInView(id: string): void {
  useEffect(() => {
    if (id !== '') document.getElementById(id)?.closest('details')?.scrollIntoView({ block: 'start' });
  }, [id]);
}

export const Component = () => {
  const { hash, key } = useLocation();
  const scripted = useHydrated(); // The server does not receive the fragment.
  const named = scripted ? hash.slice(1) : '';
  const [question, ask] = useFaqSearch();
  useAnswerInView(named);
  const found = matchingFaqs(faqGroups, question);
  const count = countFaqs(found);
  const isOpen = (id: string): boolean => id === named || (question !== '' && count <= few);
  return (
    <GuideFrame name="faqs" title={words.title} lead={words.lead}>
      <script
        type="application/ld+json"
        // oxlint-disable-next-line react/no-danger -- a data block; what stands in it is escaped
        dangerouslySetInnerHTML={{ __html: jsonForPage(faqJsonLd(faqGroups)) }}
      />
      <FaqFinder key={key} question={question} onAsk={ask} />
      <div className="faq-count">
        <output>{words.found(count, all)}</output>
        {question === '' || count === 0 ? null : (
          <TextLink alone to={paths.faqs}>
            {words.showAll}
          </TextLink>
        )}
      </div>
      {count === 0 ? <NothingFound /> : null}
      {found.map((group) => (
        <Group key={group.id} group={group} isOpen={isOpen} />
      ))}
      <GuideFigure figure={words.figure} />
      <Contact question={question} />
    </GuideFrame>
  );
};
