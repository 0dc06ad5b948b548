export const rosterFileWords = {
  fileName: 'students.csv',
  ofClass: 'Export class',
  ofAll: 'Export students',
  staffFileName: 'staff.csv',
  ofStaff: 'Export staff',
  pending: 'Exporting …',
};
