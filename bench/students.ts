// How long PostgreSQL takes for a page of the tables of students and classrooms, with a million students in 40,000 classrooms of 2,000
// schools, each statement with its plan, and what is over its gate: npm run bench:students
import { openDatabase } from '#adapters/postgres/database.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { openRecording } from './explained.ts';
import { checkGate } from './gates.ts';
import { fillWithStudents } from './many-students.ts';
import { askers, studentQuestions } from './student-questions.ts';
import { sized } from './sized.ts';

const rounds = sized(undefined, 11, 1);
const students = sized(process.argv[2], 1_000_000, 2_000);

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
await fillWithStudents(database.db, students);

const recording = openRecording(server.url);
for (const [who, scope] of Object.entries(askers)) {
  for (const { name, gate, ask } of studentQuestions(recording.db, scope)) {
    const slowest = await recording.measure(`${who}: ${name}`, rounds, ask);
    if (gate !== null) checkGate(`${who}: ${name}, in ms,`, slowest, gate);
  }
}
console.log(process.exitCode === 1 ? 'Some gates are missed.' : 'All are within their gates.');
await recording.db.destroy();
await database.close();
await server.stop();
