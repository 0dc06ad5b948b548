// Measures a page of the tables of students and classrooms, each statement with its plan, on PostgreSQL with a million students in 40,000 classrooms of 2,000
// schools. Reports figures above their limits: npm run bench:students
import { openDatabase } from '#adapters/postgres/database.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { openRecording } from './explained.ts';
import { checkRatio } from './gates.ts';
import { fillWithStudents } from './many-students.ts';
import { callers, fiftyStudents, studentQueries } from './student-questions.ts';
import { sized } from './sized.ts';

const rounds = sized(undefined, 11, 1);
const students = sized(process.argv[2], 1_000_000, 2_000);

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
await fillWithStudents(database.db, students);

const recording = openRecording(server.url);
const yardsticks: number[] = [];
const measureYardstick = async (): Promise<void> => {
  const took = await recording.measure('50 students by their ids', rounds, fiftyStudents(recording.db));
  yardsticks.push(took);
};
await measureYardstick();
const measured: { readonly name: string; readonly gate: number; readonly slowest: number }[] = [];
for (const [who, scope] of Object.entries(callers)) {
  for (const { name, gate, run } of studentQueries(recording.db, scope)) {
    const slowest = await recording.measure(`${who}: ${name}`, rounds, run);
    if (gate !== null) measured.push({ name: `${who}: ${name}`, gate, slowest });
  }
  await measureYardstick();
}
// The baseline is measured before, between and after the queries, because the machine is shared.
for (const { name, gate, slowest } of measured)
  checkRatio(name, { figures: [slowest], yardstick: yardsticks }, gate);
console.log(process.exitCode === 1 ? 'Some gates are missed.' : 'All are within their gates.');
await recording.db.destroy();
await database.close();
await server.stop();
