import { setFlagsFromString } from 'node:v8';

/**
 * Runs garbage collection earlier at the cost of some time, because no page waits for a worker. Keeps an import of 200,000 rows under 300
 * MB (ROS-5). Call it before the first job.
 */
export function saveMemory(): void {
  setFlagsFromString('--memory-saver-mode');
}
