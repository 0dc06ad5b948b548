import { versionInForce } from '#domain/identity/consents/consent.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { legal as words, type LegalText } from './messages/en/legal.ts';
import { privacy } from './messages/en/privacy.ts';
import { terms } from './messages/en/terms.ts';

const Text = ({ subject, text }: { readonly subject: 'terms' | 'privacy'; readonly text: LegalText }) => (
  <section id={subject} className="prose" aria-labelledby={`${subject}-heading`}>
    <h2 id={`${subject}-heading`}>{text.title}</h2>
    <p className="quiet">
      {text.lead} {words.version(versionInForce(subject))}
    </p>
    {text.parts.map(({ title, text: paragraphs }) => (
      <section key={title}>
        <h3>{title}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </section>
);

export const Component = () => (
  <article className="page-width">
    <PageTitle lead={words.lead}>{words.heading}</PageTitle>
    <Text subject="terms" text={terms} />
    <Text subject="privacy" text={privacy} />
  </article>
);
