import { closeClass, type CloseClass } from './close-class.ts';
import type { ClassCodePorts } from './class-code-ports.ts';
import { pauseClassCode, type PauseClassCode } from './pause-class-code.ts';
import { readClassCode, type ReadClassCode } from './read-class-code.ts';
import { renewClassCode, type RenewClassCode } from './renew-class-code.ts';

/** Class codes, with which students find their classroom (ROS-1). */
export type ClassCodesApp = {
  readonly read: ReadClassCode;
  readonly renew: RenewClassCode;
  readonly setPaused: PauseClassCode;
  readonly setClosed: CloseClass;
};

export function createClassCodesApp(ports: ClassCodePorts): ClassCodesApp {
  return {
    read: readClassCode(ports),
    renew: renewClassCode(ports),
    setPaused: pauseClassCode(ports),
    setClosed: closeClass(ports),
  };
}
