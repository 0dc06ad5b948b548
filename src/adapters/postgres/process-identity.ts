import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Tells one run of one process from every other: a process id alone is given out again after a crash or a reboot. */
export type ProcessIdentity = {
  readonly pid: number;
  /** When the process started, in the kernel's own ticks since boot; '' where the system does not say. */
  readonly startedAt: string;
  /** Names one run of the kernel; '' where the system does not say. */
  readonly boot: string;
  /** Names the space in which the process id counts: the machine, or one container on it. */
  readonly space: string;
};

/** What the system says, or '' where it does not: /proc is Linux's alone. */
const ifReadable = (read: () => string): string => {
  try {
    return read().trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
};

/** Field 22 of proc_pid_stat(5); the command in field 2 may itself hold blanks and brackets. */
const startOf = (pid: number): string =>
  ifReadable(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

const bootId = (): string => ifReadable(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
const space = (): string => `${hostname()} ${ifReadable(() => readlinkSync('/proc/self/ns/pid'))}`;

/** The process that runs this. */
export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  startedAt: startOf(process.pid),
  boot: bootId(),
  space: space(),
});

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether that process still runs; `unknown` where it counts in another space, such as another container. */
export function processState(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  const own = thisProcess();
  if (other.boot !== own.boot && other.space === own.space) return 'dead';
  if (other.space !== own.space) return 'unknown';
  return exists(other.pid) && startOf(other.pid) === other.startedAt ? 'alive' : 'dead';
}
