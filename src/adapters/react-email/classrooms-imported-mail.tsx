import { counted, plural } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ClassroomsImportedFacts } from '#application/service/ports/mail-templates.ts';
import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

type Facts = Omit<ClassroomsImportedFacts, 'to'>;

export const classroomsImportedSubject = ({ organization, classrooms }: Facts): string =>
  `You were added to ${counted(classrooms, 'class', 'classes')} at ${bidiIsolate(organization)} on ${productName}`;

/** The mail to a member whom an import made a teacher of classrooms. User input is shown as plain text, and there are no links. */
export function ClassroomsImportedMail({ organization, classrooms, by }: Facts) {
  const happened = `${by === null ? 'Your school' : bidiIsolate(by)} imported a roster that lists you as a teacher of ${counted(classrooms, 'class', 'classes')} at ${bidiIsolate(organization)}.`;
  return (
    <MailFrame preview={happened}>
      <MailHeading>{classrooms === 1 ? 'You have a new class' : 'You have new classes'}</MailHeading>
      <MailText>{happened}</MailText>
      <MailText>
        Log in to {productName} with this address and open Classes. There you can assign lessons, print login
        cards and see your students’ progress.
      </MailText>
      <MailFinePrint>
        Not your {plural(classrooms, 'class', 'classes')}? Tell the person who imported the roster, or remove
        yourself from the class there.
      </MailFinePrint>
    </MailFrame>
  );
}
