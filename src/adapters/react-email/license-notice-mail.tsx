import { Hr, Link, Text } from '@react-email/components';
import type { LicenseNoticeFacts } from '#application/service/ports/mail-templates.ts';
import { mailColors } from './mail-colors.ts';
import { MailFrame } from './mail-frame.tsx';
import { type LicenseNotice, noticeText } from './license-notice-words.ts';
import { MailButton, MailHeading, MailText } from './mail-parts.tsx';

type Facts = Omit<LicenseNoticeFacts, 'to'>;

export const licenseNoticeSubject = (facts: LicenseNotice): string => noticeText(facts).subject;

const { light } = mailColors;
const small = { color: light.quiet, fontSize: '14px', lineHeight: '22px', margin: 0 };

const WhyThisMail = ({ stopLink }: Pick<Facts, 'stopLink'>) => (
  <>
    <Hr className="line" style={{ borderColor: light.line, margin: '32px 0 24px' }} />
    <Text className="quiet" style={small}>
      {stopLink === null ? (
        'You get this email because it affects your access or a payment.'
      ) : (
        <>
          Don’t want reminders like this one?{' '}
          <Link className="link" href={stopLink} style={{ color: light.link }}>
            Stop them
          </Link>
        </>
      )}
    </Text>
  </>
);

/** A notice about a trial or a license: what will happen, what remains, and the next step (LIC-9). */
export function LicenseNoticeMail({ link, stopLink, ...facts }: Facts) {
  const { heading, happens, next, button } = noticeText(facts);
  return (
    <MailFrame preview={happens}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{happens}</MailText>
      <MailText>{next}</MailText>
      <MailButton href={link}>{button}</MailButton>
      <WhyThisMail stopLink={stopLink} />
    </MailFrame>
  );
}
