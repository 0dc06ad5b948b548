export type ClassroomContents = {
  /** Number of lessons ever assigned, including removed ones. */
  readonly lessons: number;
  readonly progress: number;
  /** Number of current and former students. Deleting the classroom deletes only their enrollments in it, not the students. */
  readonly students: number;
};

export const isEmptyClassroom = ({ lessons, progress, students }: ClassroomContents): boolean =>
  lessons + progress + students === 0;
