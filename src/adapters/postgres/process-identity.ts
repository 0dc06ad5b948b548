import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies one run of a process. A process ID alone is not enough, because it is reused after a crash or a reboot. */
export type ProcessIdentity = {
  readonly pid: number;
  /** The start of the process in the kernel's ticks since boot, or '' if unknown. */
  readonly startedAt: string;
  /** Identifies one boot of the kernel, or '' if unknown. */
  readonly boot: string;
  /** Identifies the PID namespace: the machine, or one container on it. */
  readonly space: string;
};

/** Reads a value of the system. Returns '' if that fails, because only Linux has /proc. */
const ifReadable = (read: () => string): string => {
  try {
    return read().trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
};

/** Returns field 22 of proc_pid_stat(5). The command in field 2 may contain spaces and parentheses. */
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

/** Returns whether a process is still running. `unknown` for a different PID namespace, such as a different container. */
export function processState(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  const own = thisProcess();
  if (other.boot !== own.boot && other.space === own.space) return 'dead';
  if (other.space !== own.space) return 'unknown';
  return exists(other.pid) && startOf(other.pid) === other.startedAt ? 'alive' : 'dead';
}
