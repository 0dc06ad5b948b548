import type { MadePass, PassList } from '#domain/classrooms/passes/pass-views.ts';
import { useApp } from '../../../../app-context.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { passesWords as words } from '../messages/en/passes.ts';
import './pass-card.css';

type MakeProps = {
  readonly classroomId: string;
  readonly days: Pick<PassList, 'firstDay' | 'lastDay'>;
  readonly onMade: (pass: MadePass) => void;
};

export function MakePassForm({ classroomId, days: { firstDay, lastDay }, onMade }: MakeProps) {
  const { passes } = useApp();
  const submission = useSubmission<'day', MadePass>((draft) => passes.make(classroomId, draft), onMade);
  return (
    <Form {...submission.form} name="pass">
      <div className="pass-day">
        <TextField
          type="date"
          label={words.day}
          name="day"
          min={firstDay}
          max={lastDay}
          defaultValue={firstDay}
          error={submission.fieldError('day')}
        />
      </div>
      <div>
        <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
          {words.make}
        </SubmitButton>
      </div>
    </Form>
  );
}
