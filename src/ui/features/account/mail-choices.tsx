import { MailChoice } from './mail-choice.tsx';
import { NewsChoice } from './news-choice.tsx';

/** Every mail that somebody can choose. */
export const MailChoices = () => (
  <>
    <MailChoice />
    <NewsChoice />
  </>
);
