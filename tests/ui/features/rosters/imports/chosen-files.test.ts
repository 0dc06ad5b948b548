import { expect, test } from 'vitest';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { problemsOf } from '#ui/features/rosters/imports/chosen-files.ts';

const file = (name: string, size = 10) => ({ name, size });

test('[ROS-6] lists and ZIPs can be uploaded, several at once', () => {
  expect(problemsOf([file('students.csv'), file('classes.TXT'), file('roster.zip')])).toEqual([]);
});

test('[ROS-6] a file that is not a list, too large or a duplicate is reported before the upload', () => {
  expect(problemsOf([file('students.xlsx')])).toEqual([
    'students.xlsx is neither a CSV file nor a ZIP. Save spreadsheets as CSV first.',
  ]);
  expect(problemsOf([file('a.csv', importLimits.csvBytes + 1)])).toEqual(['a.csv is larger than 25 MB.']);
  expect(problemsOf([file('a.zip', importLimits.csvBytes + 1)])).toEqual([]);
  expect(problemsOf([file('a.zip', importLimits.zipBytes + 1)])).toEqual(['a.zip is larger than 100 MB.']);
  expect(problemsOf([file('a.csv'), file('A.csv')])).toEqual([
    'There are two files named A.csv. Rename one of them.',
  ]);
});
