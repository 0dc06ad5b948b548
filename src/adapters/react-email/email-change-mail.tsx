import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailAddressToCopy, MailButton, MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

export const emailChangeSubject = `Confirm your new address for ${productName}`;

export function EmailChangeMail({ link }: { readonly link: string }) {
  return (
    <MailFrame preview={`Confirm this address. From then on, you log in to ${productName} with it.`}>
      <MailHeading>Confirm your new address</MailHeading>
      <MailText>
        Press the button, then Continue on the page that opens. From then on you log in to {productName} with
        this address.
      </MailText>
      <MailButton href={link}>Confirm this address</MailButton>
      <MailAddressToCopy href={link} />
      <MailFinePrint>
        If you did not ask for this, ignore this email. Nothing changes unless you open the link.
      </MailFinePrint>
    </MailFrame>
  );
}
