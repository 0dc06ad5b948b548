import { expect, test } from 'vitest';
import {
  afterWrongLogin,
  type LoginLock,
  noLoginLock,
  secondsLocked,
} from '#domain/classrooms/logins/login-lock.ts';
import { day, minute, startOfTests as now } from '../../../../builders/time.ts';

const wrong = (times: number, lock: LoginLock = noLoginLock): LoginLock =>
  Array.from({ length: times }).reduce<LoginLock>((so) => afterWrongLogin(so, now), lock);

test('[ROS-8] the fifth wrong login locks for five minutes, the fourth does not', () => {
  expect(secondsLocked(wrong(4), now)).toBeNull();
  expect(secondsLocked(wrong(5), now)).toBe(300);
  expect(secondsLocked(wrong(5), now + 5 * minute - 1)).toBe(1);
  expect(secondsLocked(wrong(5), now + 5 * minute)).toBeNull();
});

test('[ROS-8] each later lock is twice as long, up to a day', () => {
  expect([10, 15, 20].map((times) => secondsLocked(wrong(times), now))).toEqual([600, 1200, 2400]);
  expect(secondsLocked(wrong(5 * 40), now)).toBe(day / 1000);
});
