import { type ColumnMapping } from '#domain/rosters/files/recognize-file.ts';
import { type ReadRoster, RosterReading } from '#domain/rosters/files/roster-reading.ts';

/**
 * Reads roster files, given as lines of cells separated by `|`. The first line is the header. The snapshot's students and enrollments are returned as arrays.
 */
export function aReading(files: Readonly<Record<string, readonly string[]>>, mapping: ColumnMapping = {}) {
  const reading = new RosterReading(mapping);
  for (const [file, lines] of Object.entries(files)) {
    const table = reading.table(file);
    for (const [at, line] of lines.entries()) table.record(at + 1, line.split('|'));
    table.end();
  }
  const read = reading.finish();
  const { students, enrollments } = read.snapshot;
  return { ...read, snapshot: { ...read.snapshot, students: [...students], enrollments: [...enrollments] } };
}

export const issuesIn = ({ issues }: ReadRoster): readonly string[] =>
  issues.map(({ code, line, value }) => [code, line ?? '', value ?? ''].join(' ').trim());

export const oneRosterFiles = {
  'orgs.csv': [
    'sourcedId|status|dateLastModified|name|type|identifier|parentSourcedId',
    'd|||District|district||',
    's1|||Oak School|school|007|d',
  ],
  'academicSessions.csv': [
    'sourcedId|status|dateLastModified|title|type|startDate|endDate|parentSourcedId|schoolYear',
    't1|||Fall|term|2026-08-20|2026-12-20||2027',
  ],
  'classes.csv': [
    'sourcedId|status|dateLastModified|title|grades|courseSourcedId|classCode|classType|schoolSourcedId|termSourcedIds',
    'c1|||Robots|03||R1|scheduled|s1|t1',
  ],
  'users.csv': [
    'sourcedId|status|dateLastModified|enabledUser|orgSourcedIds|role|username|userIds|givenName|familyName|middleName|identifier|email|sms|phone|agentSourcedIds|grades|password',
    'u1|||true|s1|student|ada||Ada|Lovelace||00123|ada@kids.example|555|555|g1|03|hunter22',
    'u2|||true|s1|student|bo||Bo|Lin||00124|||||3|',
    'u3|||true|s1|teacher|eve||Eve|Stone|||eve@oak.example|||||',
    'g1|||true|s1|guardian|ma||Mary|Byron|||ma@home.example|||||',
  ],
  'enrollments.csv': [
    'sourcedId|status|dateLastModified|classSourcedId|schoolSourcedId|userSourcedId|role|primary|beginDate|endDate',
    'e1|||c1|s1|u1|student||2026-08-20|',
    'e2|||c1|s1|u2|student|||',
    'e3|||c1|s1|u3|teacher|true||',
  ],
} as const;
