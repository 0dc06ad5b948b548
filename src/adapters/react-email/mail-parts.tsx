import { Button, Heading, Hr, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { mailColors } from './mail-colors.ts';

const { light, action } = mailColors;
const small = { color: light.quiet, fontSize: '14px', lineHeight: '22px' };

export function MailHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="text"
      style={{ color: light.text, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' }}
    >
      {children}
    </Heading>
  );
}

/** A paragraph. The last one of a card has no margin below it. */
export function MailText({
  last = false,
  children,
}: {
  readonly last?: boolean;
  readonly children: ReactNode;
}) {
  const margin = last ? 0 : '0 0 24px';
  return (
    <Text className="text" style={{ color: light.text, fontSize: '16px', lineHeight: '24px', margin }}>
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Button
      href={href}
      style={{
        backgroundColor: action.background,
        borderRadius: '8px',
        color: action.text,
        display: 'block',
        fontSize: '18px',
        fontWeight: 700,
        padding: '16px 24px',
        textAlign: 'center',
      }}
    >
      {children}
    </Button>
  );
}

export function MailAddressToCopy({ href }: { readonly href: string }) {
  return (
    <>
      <Hr className="line" style={{ borderColor: light.line, margin: '32px 0 24px' }} />
      <Text className="quiet" style={{ ...small, margin: '0 0 16px' }}>
        If the button does not work, copy this address into your browser:
        <br />
        <Link className="link" href={href} style={{ color: light.link, wordBreak: 'break-all' }}>
          {href}
        </Link>
      </Text>
    </>
  );
}

/** The last lines of a mail, with advice for readers who did not request it. */
export function MailFinePrint({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="quiet" style={{ ...small, margin: 0 }}>
      {children}
    </Text>
  );
}
