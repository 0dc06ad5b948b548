export type ClassroomContents = {
  /** Lessons ever assigned, including removed ones. */
  readonly lessons: number;
  readonly progress: number;
  /** Current and former students. They stay with their school; only their enrollments here are deleted. */
  readonly students: number;
};

export const isEmptyClassroom = ({ lessons, progress, students }: ClassroomContents): boolean =>
  lessons + progress + students === 0;
