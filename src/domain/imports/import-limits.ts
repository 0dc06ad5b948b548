/** What an import takes at most (ROS-6). Sizes in bytes, lengths in UTF-16 units. */
export const importLimits = {
  csvBytes: 25 * 1024 * 1024,
  zipBytes: 100 * 1024 * 1024,
  /** How many times larger an entry of a ZIP may be than it is packed. */
  zipRatio: 100,
  zipEntries: 64,
  zipUnpackedBytes: 1024 * 1024 * 1024,
  rows: 200_000,
  columns: 500,
  /** One record of a CSV, with all of its cells. */
  recordLength: 1024 * 1024,
  /** A cell that goes over more lines has lost its closing quotation mark. */
  linesOfCell: 20,
  /** How many issues are listed; all are counted. */
  listedIssues: 5_000,
} as const;
