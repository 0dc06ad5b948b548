import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies one run of a process: a process ID alone is reused after a crash or a reboot. */
export type ProcessIdentity = {
  readonly pid: number;
  /** The start of the process in the kernel's ticks since boot; '' if unknown. */
  readonly startedAt: string;
  /** Identifies one boot of the kernel; '' if unknown. */
  readonly boot: string;
  /** Identifies the PID namespace: the machine, or one container on it. */
  readonly space: string;
};

/** Reads a value of the system, or '' if that fails: only Linux has /proc. */
const ifReadable = (read: () => string): string => {
  try {
    return read().trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
};

/** Field 22 of proc_pid_stat(5); the command in field 2 may contain blanks and brackets. */
const startOf = (pid: number): string =>
  ifReadable(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

const bootId = (): string => ifReadable(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
const space = (): string => `${hostname()} ${ifReadable(() => readlinkSync('/proc/self/ns/pid'))}`;

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

/** Whether that process still runs; `unknown` in another PID namespace, such as another container. */
export function processState(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  const own = thisProcess();
  if (other.boot !== own.boot && other.space === own.space) return 'dead';
  if (other.space !== own.space) return 'unknown';
  return exists(other.pid) && startOf(other.pid) === other.startedAt ? 'alive' : 'dead';
}
