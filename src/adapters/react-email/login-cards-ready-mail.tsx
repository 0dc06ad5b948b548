import { counted, plural } from '#domain/platform/text/counted.ts';
import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailAddressToCopy, MailButton, MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

/** Returns the subject, such as “640 login cards are ready on Blockyard”. */
export const loginCardsReadySubject = (cards: number): string =>
  `${counted(cards, 'login card')} ${plural(cards, 'is', 'are')} ready on ${productName}`;

/** The mail to a user who ordered a file of login cards. Its link gives no access, because the page requires a login. */
export function LoginCardsReadyMail({ link, cards }: { readonly link: string; readonly cards: number }) {
  const happened = `The file with ${counted(cards, 'login card')} that you requested is ready.`;
  return (
    <MailFrame preview={happened}>
      <MailHeading>Your login cards are ready</MailHeading>
      <MailText>
        {happened} Log in and download it under “Login card files” on your Classes page. You can download it
        for 24 hours.
      </MailText>
      <MailButton href={link}>Go to my classes</MailButton>
      <MailAddressToCopy href={link} />
      <MailFinePrint>
        Your students log in with these cards. Print the file, then delete it from shared computers.
      </MailFinePrint>
    </MailFrame>
  );
}
