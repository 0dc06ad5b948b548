import { MailChoice } from './mail-choice.tsx';
import { NewsChoice } from './news-choice.tsx';

export const MailChoices = () => (
  <>
    <MailChoice />
    <NewsChoice />
  </>
);
