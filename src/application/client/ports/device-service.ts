import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { DeviceAsking, PairedDevice, ShownLoginCode } from '#domain/devices/device-login.ts';
import type { DeviceRefused } from '#domain/devices/device-refusals.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** A code was not taken: it has another shape, or no device shows it. */
export type UserCodeRefused = FormInvalid<'userCode'> | DeviceRefused | ServiceFailure;

/** The devices of the signed-in user, and how they let another one in (ORG-8). */
export interface DeviceService {
  /** Makes a code for an app to log in with; the one before ends. */
  makeLoginCode(): Promise<Result<ShownLoginCode, DeviceRefused | ServiceFailure>>;
  /** The devices that they are logged in on, the one that was seen last first. */
  list(options?: ReadOptions): Promise<Result<readonly PairedDevice[], ServiceFailure>>;
  /** Logs a device out. */
  remove(id: string): Promise<Result<void, DeviceRefused | ServiceFailure>>;
  /** Which device shows this code, as it was typed. */
  findRequest(userCode: string): Promise<Result<DeviceAsking, UserCodeRefused>>;
  /** Lets the device that shows this code in, or refuses it. */
  answerRequest(userCode: string, approved: boolean): Promise<Result<void, UserCodeRefused>>;
}
