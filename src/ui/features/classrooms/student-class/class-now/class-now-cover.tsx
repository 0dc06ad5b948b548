import { useEffect, useState } from 'react';
import { messageMs, type SentMessage } from '#domain/classrooms/class-work/class-messages.ts';
import type { ClassmateProgram, StudentNow } from '#domain/classrooms/class-work/class-now.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { withStyles } from '../../../../components/with-styles.ts';
import { classMessage } from '../../../../messages/en/class-messages.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { ClassDialog } from '../class-dialog.tsx';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';
import { Spoken } from '../spoken.tsx';
import { useClassNow } from './use-class-now.ts';

const words = studentClassWords.now;

const shownProgram = fetchedPart(() =>
  withStyles(async () => (await fetched(import('../../../lessons/try-it/shown-program.tsx'))).ShownProgram),
);

const nothing = (): void => undefined;

const Paused = ({ minutes }: { readonly minutes: number }) => {
  const { studentClass } = useApp();
  const [unsaved, setUnsaved] = useState(0);
  useEffect(() => {
    void studentClass.settle().then(setUnsaved);
  }, [studentClass]);
  return (
    <ClassDialog title={words.paused} onEscape={nothing}>
      <Spoken text={unsaved === 0 ? words.pausedReads : words.pausedUnsaved} />
      <p className="quiet">{words.pauseEnds(minutes)}</p>
    </ClassDialog>
  );
};

const AskShow = ({ onAnswer }: { readonly onAnswer: (agrees: boolean) => void }) => (
  <ClassDialog title={words.ask} onEscape={() => onAnswer(false)}>
    <Spoken text={words.askReads} />
    <div className="row">
      <Button variant="primary" size="lg" className="class-big" onClick={() => onAnswer(true)}>
        {words.agree}
      </Button>
      <Button size="lg" className="class-big" onClick={() => onAnswer(false)}>
        {words.refuse}
      </Button>
    </div>
  </ClassDialog>
);

const Shown = ({
  shown: { name, text },
  onClose,
}: {
  readonly shown: ClassmateProgram;
  readonly onClose: () => void;
}) => (
  <ClassDialog title={words.programOf(name)} onEscape={onClose} wide>
    <FetchedPart part={shownProgram} waiting={<output>{studentClassWords.program.loading}</output>}>
      {(ShownProgram) => <ShownProgram text={text} />}
    </FetchedPart>
    <Button variant="primary" size="lg" className="class-big" onClick={onClose}>
      {words.back}
    </Button>
  </ClassDialog>
);

const Message = ({ message, onClose }: { readonly message: SentMessage; readonly onClose: () => void }) => (
  <section className="class-message" aria-label={words.message} aria-live="polite">
    <Spoken text={classMessage(message)} />
    <Button variant="primary" className="class-big" onClick={onClose}>
      {words.ok}
    </Button>
  </section>
);

/** The cover of the page, or null if there is none. A pause has priority over a question, and a question has priority over a program. */
type Cover =
  | { readonly kind: 'paused'; readonly minutes: number }
  | { readonly kind: 'asked' }
  | { readonly kind: 'shown'; readonly shown: ClassmateProgram };

function coverOf({ pausedUntil, own, shown }: StudentNow, now: number, closed: number | null): Cover | null {
  if (pausedUntil !== null && now < pausedUntil)
    return { kind: 'paused', minutes: Math.ceil((pausedUntil - now) / 60_000) };
  if (own?.state === 'asked' && now < own.until) return { kind: 'asked' };
  return shown !== null && now < shown.until && shown.at !== closed ? { kind: 'shown', shown } : null;
}

const messageAt = ({ message }: StudentNow, now: number, closed: number | null): SentMessage | null =>
  message !== null && message.sentAt > now - messageMs && message.sentAt !== closed ? message : null;

const isShowing = ({ own }: StudentNow, now: number): boolean => own?.state === 'shown' && now < own.until;

/** Shows the teacher's actions on this page during class: a pause, a message, a request to show the student's program, or a classmate's program (CLS-2). */
export const ClassNowCover = ({ onOver }: { readonly onOver: () => void }) => {
  const { studentClass } = useApp();
  const seen = useClassNow(onOver);
  const [closedShow, setClosedShow] = useState<number | null>(null);
  const [closedMessage, setClosedMessage] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (seen === null) return null;
  const { state, now } = seen;
  const answer = async (agrees: boolean): Promise<void> => {
    const answered = await studentClass.answerShow(agrees);
    setFailure(answered.ok ? null : childFailure(answered.error));
  };
  const cover = coverOf(state, now, closedShow);
  if (cover?.kind === 'paused') return <Paused minutes={cover.minutes} />;
  if (cover?.kind === 'asked') return <AskShow onAnswer={(agrees) => void answer(agrees)} />;
  if (cover?.kind === 'shown')
    return <Shown shown={cover.shown} onClose={() => setClosedShow(cover.shown.at)} />;
  const message = messageAt(state, now, closedMessage);
  return (
    <div className="class-messages">
      {isShowing(state, now) ? (
        <section className="class-message" aria-label={words.own}>
          <p>{failure ?? words.own}</p>
          <Button className="class-big" onClick={() => void answer(false)}>
            {words.stop}
          </Button>
        </section>
      ) : null}
      {message === null ? null : (
        <Message
          message={message}
          onClose={() => {
            setClosedMessage(message.sentAt);
            void studentClass.closeMessage(message.sentAt);
          }}
        />
      )}
    </div>
  );
};
