/** Downloading students, or teachers and managers, as a file that can be imported again. */
export const rosterFileWords = {
  fileName: 'students.csv',
  ofClass: 'Export class',
  ofAll: 'Export students',
  staffFileName: 'staff.csv',
  ofStaff: 'Export staff',
  pending: 'Exporting …',
};
