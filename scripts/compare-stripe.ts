// Compares the responses of the local payment service with the API's official samples, field by field. The argument is the path of the samples. Exits with 1 if
// a type is wrong or a field is missing, and with 2 if the usage is wrong.
import { readFileSync } from 'node:fs';
import { answersOfPayments } from './payments/answers-of-payments.ts';
import { compareObjects, isMistake } from './payments/compare-objects.ts';

type Samples = { readonly resources: Readonly<Record<string, unknown>> };

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run compare-stripe -- PATH/fixtures3.json');
  process.exit(2);
}
const { resources } = JSON.parse(readFileSync(file, 'utf8')) as Samples;
const answers = Object.entries(await answersOfPayments());
const differences = answers.flatMap(([name, answer]) => compareObjects(name, answer, resources[name] ?? {}));
for (const { kind, path, says } of differences) console.log(`${kind.padEnd(8)}${path}: ${says}`);
const mistakes = differences.filter(isMistake);
console.log(
  `${answers.length} kinds of objects compared: ${mistakes.length} mistakes, ${differences.length - mistakes.length} newer fields.`,
);
process.exit(mistakes.length === 0 ? 0 : 1);
