import { Text } from '@react-email/components';
import type { SignInMailFacts } from '#application/service/ports/mail-templates.ts';
import type { SignInMailPurpose } from '#domain/identity/sign-in/sign-in-mail.ts';
import { productName } from '#domain/product.ts';
import { mailColors } from './mail-colors.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailAddressToCopy, MailButton, MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

const { light } = mailColors;
const paragraph = { fontSize: '16px', lineHeight: '24px', margin: '0 0 24px' };
const small = { color: light.quiet, fontSize: '14px', lineHeight: '22px', margin: '0 0 16px' };

const once = 'The link works once, within six hours.';

/** The texts of the mail for each purpose. For a sign-up, an address that already has an account gets the same mail (AUT-3). */
export const signInWords = {
  login: {
    subject: `Your link to log in to ${productName}`,
    heading: `Log in to ${productName}`,
    lead: `Press the button to log in without a password. ${once}`,
    button: 'Log in',
  },
  'sign-up': {
    subject: `Finish signing up for ${productName}`,
    heading: `Finish signing up for ${productName}`,
    lead: `Press the button to confirm this address and start. If you have an account already, it logs you in. ${once}`,
    button: 'Finish signing up',
  },
  confirm: {
    subject: `Confirm your ${productName} account`,
    heading: 'Confirm that it is you',
    lead: `You are changing something important in your account. Press the button to confirm that it is you. ${once}`,
    button: 'Confirm',
  },
} as const satisfies Readonly<Record<SignInMailPurpose, Readonly<Record<string, string>>>>;

/** A code as two groups of three digits. A margin separates them instead of a character, so that the code is copied as one number. */
function SignInCode({ code }: { readonly code: string }) {
  const middle = code.length / 2;
  return (
    <Text
      className="text"
      style={{
        color: light.text,
        fontFamily: "ui-monospace, Consolas, 'Liberation Mono', monospace",
        fontSize: '36px',
        fontWeight: 700,
        letterSpacing: '2px',
        lineHeight: '44px',
        margin: '0 0 16px',
        textAlign: 'center',
      }}
    >
      <span>{code.slice(0, middle)}</span>
      <span style={{ marginLeft: '14px' }}>{code.slice(middle)}</span>
    </Text>
  );
}

/** The mail with a login link and a code. Firebase's link expires after six hours and works once. */
export function SignInLinkMail({ purpose, link, code }: Omit<SignInMailFacts, 'to'>) {
  const { heading, lead, button } = signInWords[purpose];
  return (
    <MailFrame preview={lead}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{lead}</MailText>
      <MailButton href={link}>{button}</MailButton>
      <Text className="text" style={{ ...paragraph, color: light.text, margin: '32px 0 16px' }}>
        Button not working, or reading this on another device? Type this code where you asked for the email:
      </Text>
      <SignInCode code={code} />
      <Text className="quiet" style={{ ...small, margin: 0, textAlign: 'center' }}>
        It works for 10 minutes and allows five tries.
      </Text>
      <MailAddressToCopy href={link} />
      <MailFinePrint>
        If you did not ask for this, ignore this email. No one can log in without the link or the code. Never
        share them, not even with someone who says they are from {productName}.
      </MailFinePrint>
    </MailFrame>
  );
}
