import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailAddressToCopy, MailButton, MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

export const exportReadySubject = `Your ${productName} data is ready to download`;

/** The mail to a user who ordered an export of their data. Its link gives no access, because the page requires a login. */
export function ExportReadyMail({ link }: { readonly link: string }) {
  return (
    <MailFrame preview={`The file with everything that ${productName} stores about you is ready.`}>
      <MailHeading>Your data is ready</MailHeading>
      <MailText>
        The file with everything that {productName} stores about you is ready, as you asked. Log in and
        download it under “Export my data” in your profile. You can download it for 7 days.
      </MailText>
      <MailButton href={link}>Go to my data</MailButton>
      <MailAddressToCopy href={link} />
      <MailFinePrint>
        If you did not ask for this, log in, choose “Log out everywhere” in your profile, and set a new
        password.
      </MailFinePrint>
    </MailFrame>
  );
}
