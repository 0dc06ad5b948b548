import { Link, Text } from '@react-email/components';
import type { InvitationFacts } from '#application/service/ports/mail-templates.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { productName } from '#domain/product.ts';
import { mailColors } from './mail-colors.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailAddressToCopy, MailButton, MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

const { light } = mailColors;

export const invitationSubject = ({
  organization,
  isReminder,
}: Pick<InvitationFacts, 'isReminder' | 'organization'>): string =>
  `${isReminder ? 'Reminder: you' : 'You'} are invited to ${bidiIsolate(organization)} on ${productName}`;

/** The mail to an invited person. User input is shown as plain text. The button opens a page that asks for confirmation. */
export function InvitationMail({
  organization,
  inviter,
  role,
  message,
  link,
  stopLink,
  isReminder,
}: Omit<InvitationFacts, 'to'>) {
  const invited = `${inviter === null ? 'Someone' : bidiIsolate(inviter)} invited you to join ${bidiIsolate(organization)} on ${productName} as a ${role}.`;
  return (
    <MailFrame preview={invited}>
      <MailHeading>
        {isReminder ? 'Your invitation is waiting' : `You are invited to ${bidiIsolate(organization)}`}
      </MailHeading>
      <MailText>{invited}</MailText>
      {message === '' ? null : (
        <Text
          className="text line"
          dir="auto"
          style={{
            borderInlineStart: `4px solid ${light.line}`,
            color: light.text,
            fontSize: '16px',
            lineHeight: '24px',
            margin: '0 0 24px',
            paddingInlineStart: '16px',
            whiteSpace: 'pre-line',
          }}
        >
          {message}
        </Text>
      )}
      <MailButton href={link}>See the invitation</MailButton>
      <MailText last>
        <br />
        Nothing changes until you accept. The invitation works only for this address, for 30 days.
      </MailText>
      <MailAddressToCopy href={link} />
      <MailFinePrint>
        If you do not know this person, ignore this email or{' '}
        <Link className="link" href={stopLink} style={{ color: light.link }}>
          stop reminders
        </Link>
        .
      </MailFinePrint>
    </MailFrame>
  );
}
