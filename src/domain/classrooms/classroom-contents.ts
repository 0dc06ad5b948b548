/** What there is in a classroom, and goes with it for good when it is deleted. */
export type ClassroomContents = {
  /** Lessons that were ever assigned, removed ones too. */
  readonly lessons: number;
  /** How often it was recorded how far with an activity the class got, or one of its students. */
  readonly progress: number;
  /** Students who are or were in it; they stay with their school, and when they were in this class is forgotten. */
  readonly students: number;
};

/** Whether nothing is lost with it. */
export const isEmptyClassroom = ({ lessons, progress, students }: ClassroomContents): boolean =>
  lessons + progress + students === 0;
