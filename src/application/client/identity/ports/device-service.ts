import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { DeviceAsking, PairedDevice, ShownLoginCode } from '#domain/identity/devices/device-login.ts';
import type { DeviceRefused } from '#domain/identity/devices/device-refusals.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The code was refused: it is malformed, or no device is waiting for it. */
export type UserCodeRefused = FormInvalid<'userCode'> | DeviceRefused | ServiceFailure;

/** The devices of the signed-in user, and device logins (ORG-8). */
export interface DeviceService {
  /** Creates a login code for an app; the previous one expires. */
  makeLoginCode(): Promise<Result<ShownLoginCode, DeviceRefused | ServiceFailure>>;
  list(options?: ReadOptions): Promise<Result<readonly PairedDevice[], ServiceFailure>>;
  remove(id: string): Promise<Result<void, DeviceRefused | ServiceFailure>>;
  findRequest(userCode: string): Promise<Result<DeviceAsking, UserCodeRefused>>;
  answerRequest(userCode: string, approved: boolean): Promise<Result<void, UserCodeRefused>>;
}
