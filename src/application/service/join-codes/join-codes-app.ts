import { closeClass, type CloseClass } from './close-class.ts';
import type { JoinCodePorts } from './join-code-ports.ts';
import { pauseJoinCode, type PauseJoinCode } from './pause-join-code.ts';
import { readJoinCode, type ReadJoinCode } from './read-join-code.ts';
import { renewJoinCode, type RenewJoinCode } from './renew-join-code.ts';

/** Class codes, with which students find their classroom (ROS-1). */
export type JoinCodesApp = {
  readonly read: ReadJoinCode;
  readonly renew: RenewJoinCode;
  readonly setPaused: PauseJoinCode;
  readonly setClosed: CloseClass;
};

export function createJoinCodesApp(ports: JoinCodePorts): JoinCodesApp {
  return {
    read: readJoinCode(ports),
    renew: renewJoinCode(ports),
    setPaused: pauseJoinCode(ports),
    setClosed: closeClass(ports),
  };
}
