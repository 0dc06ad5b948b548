/** Limits of an import (ROS-6). Sizes are in bytes, lengths in UTF-16 units. */
export const importLimits = {
  csvBytes: 25 * 1024 * 1024,
  zipBytes: 100 * 1024 * 1024,
  zipRatio: 100,
  zipEntries: 64,
  zipUnpackedBytes: 1024 * 1024 * 1024,
  rows: 200_000,
  columns: 500,
  recordLength: 1024 * 1024,
  /** Maximum number of lines in a cell. A cell with more lines has no closing quotation mark. */
  linesOfCell: 20,
  listedIssues: 5_000,
} as const;
