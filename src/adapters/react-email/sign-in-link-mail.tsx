import { Text } from '@react-email/components';
import { productName } from '#domain/product.ts';
import { mailColors } from './mail-colors.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailAddressToCopy, MailButton, MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

const { light } = mailColors;
const paragraph = { fontSize: '16px', lineHeight: '24px', margin: '0 0 24px' };
const small = { color: light.quiet, fontSize: '14px', lineHeight: '22px', margin: '0 0 16px' };

export const signInSubject = `Your link to ${productName}`;

/** Two groups of three to read, and one number to copy: there is space between them, but no character. */
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

/** The mail with a sign-in link and a code. Firebase keeps such a link for six hours and takes it once. */
export function SignInLinkMail({ link, code }: { readonly link: string; readonly code: string }) {
  return (
    <MailFrame preview={`Log in to ${productName}. The link works once, within six hours.`}>
      <MailHeading>Log in to {productName}</MailHeading>
      <MailText>
        Press the button to log in without a password. The link works once, within six hours.
      </MailText>
      <MailButton href={link}>Log in</MailButton>
      <Text className="text" style={{ ...paragraph, color: light.text, margin: '32px 0 16px' }}>
        Button not working, or reading this on another device? Type this code where you asked for the email:
      </Text>
      <SignInCode code={code} />
      <Text className="quiet" style={{ ...small, margin: 0, textAlign: 'center' }}>
        It works for 10 minutes and allows five tries.
      </Text>
      <MailAddressToCopy href={link} />
      <MailFinePrint>
        You did not ask for this? Ignore this mail; nobody can log in without the link or the code. Never
        share them, not even with somebody who says they are from {productName}.
      </MailFinePrint>
    </MailFrame>
  );
}
