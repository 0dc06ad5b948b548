import { useRevalidator } from 'react-router';
import type { Assignment, AssignmentEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../app-context.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import { assignmentWords as words } from './messages/en/classrooms.ts';
import { assignmentEditOf } from './assignment-fields.tsx';
import { saveWithMerge } from './save-with-merge.ts';

export type AssignmentActions = {
  readonly action: AsyncAction;
  readonly setVisible: (visible: boolean) => void;
  readonly takeNewer: (lessonVersion: number) => void;
  readonly remove: () => void;
  readonly restore: () => void;
};

export function useAssignmentActions(assignment: Assignment): AssignmentActions {
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const { id, lesson, version } = assignment;

  const settled = async (text: string, undo?: () => void): Promise<void> => {
    await revalidate();
    toast(text, undo === undefined ? undefined : { label: words.undo, run: undo });
  };
  const restore = (): void =>
    action.run(
      () => classrooms.restoreAssignment(id),
      () => settled(words.isBack(lesson.title)),
    );

  return {
    action,
    restore,
    setVisible: (visible) => {
      const mine: AssignmentEdit = { ...assignmentEditOf(assignment), visible };
      action.run(
        () =>
          saveWithMerge({ base: assignment, mine, editOf: assignmentEditOf }, (edit, at) =>
            classrooms.changeAssignment(id, at, edit),
          ),
        () => settled(visible ? words.isShown(lesson.title) : words.isHidden(lesson.title)),
      );
    },
    takeNewer: (lessonVersion) =>
      action.run(
        () => classrooms.takeLessonVersion(id, version, lessonVersion),
        () => settled(words.tookNew(lessonVersion)),
      ),
    remove: () =>
      action.run(
        () => classrooms.removeAssignment(id),
        () => settled(words.isRemoved(lesson.title), restore),
      ),
  };
}
