/** Downloading students, or teachers and managers, as a file that an import takes back. */
export const rosterFileWords = {
  fileName: 'students.csv',
  /** The label for a class, and for all classes of the user. */
  ofClass: 'Export class',
  ofAll: 'Export students',
  staffFileName: 'staff.csv',
  ofStaff: 'Export staff',
  pending: 'Exporting …',
};
