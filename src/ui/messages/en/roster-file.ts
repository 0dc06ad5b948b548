/** Downloading students, or teachers and managers, as a file that can be imported again. */
export const rosterFileWords = {
  fileName: 'students.csv',
  /** The label for a class, and for all classes of the user. */
  ofClass: 'Export class',
  ofAll: 'Export students',
  staffFileName: 'staff.csv',
  ofStaff: 'Export staff',
  pending: 'Exporting …',
};
