import { RichTextView } from '../../../../components/rich-text.tsx';
import { TextAnchor } from '../../../../components/text-link.tsx';
import type { Faq } from '../messages/en/faq-group.ts';
import { faqPage } from '../messages/en/faqs.ts';

/**
 * A question with a disclosure for its answer. The id is on the answer, because browsers open a closed `details` when they navigate to an element inside it. So
 * links to an answer work without scripts.
 */
export const FaqEntry = ({ faq, open }: { readonly faq: Faq; readonly open: boolean }) => (
  <details className="faq" open={open}>
    <summary>{faq.question}</summary>
    <div id={faq.id} className="faq-answer">
      <RichTextView text={faq.answer} />
      <p className="faq-link no-print">
        <TextAnchor alone href={`#${faq.id}`}>
          {faqPage.link}
        </TextAnchor>
      </p>
    </div>
  </details>
);
