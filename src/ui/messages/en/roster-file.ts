/** Downloading students, or teachers and managers, as a file that an import takes back. */
export const rosterFileWords = {
  fileName: 'students.csv',
  /** What the button says of a class, and of everybody whom the reader reaches. */
  ofClass: 'Export class',
  ofAll: 'Export students',
  staffFileName: 'staff.csv',
  ofStaff: 'Export staff',
  pending: 'Exporting …',
};
