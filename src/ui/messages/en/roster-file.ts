/** Downloading students as a file that an import takes back. */
export const rosterFileWords = {
  fileName: 'students.csv',
  /** What the button says of a class, and of everybody whom the reader reaches. */
  ofClass: 'Export class',
  ofAll: 'Export students',
  pending: 'Exporting …',
};
