// Measures a page of the tables of students and classrooms, each statement with its plan, on PostgreSQL with a million students in 40,000 classrooms of 2,000
// schools, and what it reads compared to a tenth of the students. Reports figures above their limits: npm run bench:students
import { openDatabase } from '#adapters/postgres/database.ts';
import { administer, emptyDatabase, startPostgres } from '../tests/postgres-server.ts';
import { type Measured, openRecording } from './explained.ts';
import { checkGate, checkRatio } from './gates.ts';
import { fillWithStudents } from './many-students.ts';
import { callers, fiftyStudents, studentQueries } from './student-questions.ts';
import { sized } from './sized.ts';

const rounds = sized(undefined, 11, 1);
const students = sized(process.argv[2], 1_000_000, 2_000);
const fewerStudents = sized(undefined, students / 10, 2_000);

/** The limit of the blocks that a page from an index reads, relative to a tenth of the students, if it is full in both. */
const growth = 1.2;

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);

async function fill(serverUrl: string, name: string, count: number): Promise<string> {
  await administer(serverUrl, `create database ${name} ${emptyDatabase}`);
  const url = new URL(name, serverUrl).href;
  const database = await openDatabase({ url });
  await fillWithStudents(database.db, count);
  await database.close();
  return url;
}

type MeasuredQuery = Measured & {
  readonly name: string;
  readonly gate: number | null;
  readonly grows: boolean;
};

async function measure(url: string, times: number) {
  const recording = openRecording(url);
  const yardsticks: number[] = [];
  const measureYardstick = async (): Promise<void> => {
    const { slowest } = await recording.measure(
      '50 students by their ids',
      times,
      fiftyStudents(recording.db),
    );
    yardsticks.push(slowest);
  };
  const measured: MeasuredQuery[] = [];
  // The baseline is measured before, between and after the queries, because the machine is shared.
  await measureYardstick();
  for (const [who, scope] of Object.entries(callers)) {
    for (const { name, gate, grows, run } of studentQueries(recording.db, scope)) {
      const full = `${who}: ${name}`;
      measured.push({ name: full, gate, grows, ...(await recording.measure(full, times, run)) });
    }
    await measureYardstick();
  }
  await recording.db.destroy();
  return { measured, yardsticks };
}

const fewer = await measure(await fill(server.url, 'fewer', fewerStudents), 1);
const { measured, yardsticks } = await measure(await fill(server.url, 'many', students), rounds);
for (const [at, { name, gate, grows, slowest, blocks, total }] of measured.entries()) {
  if (gate !== null) checkRatio(name, { figures: [slowest], yardstick: yardsticks }, gate);
  const small = fewer.measured[at];
  if (small === undefined || Math.min(total, small.total) <= 50) continue;
  const factor = blocks / small.blocks;
  console.log(`${name}: ${small.blocks} and ${blocks} blocks, ${factor.toFixed(2)} ×`);
  if (!grows) checkGate(`${name}: blocks ×`, factor, growth);
}
console.log(process.exitCode === 1 ? 'Some gates are missed.' : 'All are within their gates.');
await server.stop();
