import { closeClass, type CloseClass } from './close-class.ts';
import type { JoinCodePorts } from './join-code-ports.ts';
import { pauseJoinCode, type PauseJoinCode } from './pause-join-code.ts';
import { readJoinCode, type ReadJoinCode } from './read-join-code.ts';
import { renewJoinCode, type RenewJoinCode } from './renew-join-code.ts';

/** The codes by which students find their classroom (ROS-1). */
export type JoinCodesApp = {
  readonly read: ReadJoinCode;
  readonly renew: RenewJoinCode;
  readonly setPaused: PauseJoinCode;
  readonly setClosed: CloseClass;
};

/** The use cases of join codes on their ports. */
export function createJoinCodesApp(ports: JoinCodePorts): JoinCodesApp {
  return {
    read: readJoinCode(ports),
    renew: renewJoinCode(ports),
    setPaused: pauseJoinCode(ports),
    setClosed: closeClass(ports),
  };
}
