import {
  minFormFillMs,
  hashedText,
  isSolved,
  maxSolutionLength,
  type PersonProof,
  type Puzzle,
  puzzleLifetimeMs,
} from '#domain/billing/self-service/person-proof.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

const purpose = 'puzzle of the order form';
const parts = /^([0-9a-z]{1,12})\.([\w-]{1,64})\.(.+)$/;

type Ports = Pick<SelfServicePorts, 'vault' | 'secrets' | 'limiter' | 'clock'>;

export function makePuzzle({ vault, secrets, clock }: Omit<Ports, 'limiter'>): Puzzle {
  const body = `${clock.now().toString(36)}.${secrets.linkKey()}`;
  return `${body}.${vault.digest(body, purpose)}`;
}

function isTimely(puzzle: Puzzle, { vault, clock }: Pick<Ports, 'vault' | 'clock'>): boolean {
  const [, issued, random, signature] = parts.exec(puzzle) ?? [];
  if (issued === undefined || random === undefined || signature === undefined) return false;
  if (!vault.digests(`${issued}.${random}`, purpose).includes(signature)) return false;
  const age = clock.now() - Number.parseInt(issued, 36);
  return age >= minFormFillMs && age <= puzzleLifetimeMs;
}

/** Checks that a form was sent by a person: it contains our puzzle, solved only once and not too quickly, and an empty honeypot field. */
export async function provePerson(
  ports: Ports,
  { puzzle, solution, website }: PersonProof,
): Promise<Result<void, Extract<SelfServiceRefused<'order'>, { kind: 'order/not-a-person' }>>> {
  const refused = err({ kind: 'order/not-a-person' } as const);
  if (website !== '' || solution.length > maxSolutionLength || !isTimely(puzzle, ports)) return refused;
  if (!isSolved(await ports.secrets.sha256(hashedText(puzzle, solution)))) return refused;
  const once = { name: 'puzzle of the order form', key: puzzle, limit: 1, windowMs: puzzleLifetimeMs };
  const wait = await ports.limiter.take([once], ports.clock.now());
  return wait === null ? ok(undefined) : refused;
}
