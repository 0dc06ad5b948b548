import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

export const coTeacherSubject = (classroom: string): string =>
  `You co-teach ${bidiIsolate(classroom)} on ${productName}`;

/** The mail to a teacher who was added to a classroom. User input is shown as plain text, and there are no links. */
export function CoTeacherMail({ classroom, by }: { readonly classroom: string; readonly by: string | null }) {
  const happened = `${bidiIsolate(by ?? 'A teacher')} added you as a co-teacher of the class “${bidiIsolate(classroom)}”.`;
  return (
    <MailFrame preview={happened}>
      <MailHeading>You have a shared class</MailHeading>
      <MailText>{happened}</MailText>
      <MailText>
        Log in to {productName} with this address and open Classes. There you can assign lessons and record
        the class’s progress together.
      </MailText>
      <MailFinePrint>
        If you do not know this person, ignore this email or remove yourself from the class there. Nothing
        else is shared.
      </MailFinePrint>
    </MailFrame>
  );
}
