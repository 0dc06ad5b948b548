export type StudentsApartTable = { classroom_id: string; student_id: string; other_id: string };

export type PairedStudentsTable = {
  assignment_id: string;
  paired_on: string;
  student_id: string;
  place: number;
};
