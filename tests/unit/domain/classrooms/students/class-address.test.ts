import { expect, test } from 'vitest';
import { readClassAddress } from '#domain/classrooms/students/class-address.ts';

test.each([
  ['#student=CDF346.0a1b2c3d-4e5f', { classCode: 'CDF346', studentId: '0a1b2c3d-4e5f' }],
  ['#student=cdf346.0a1b', { classCode: 'CDF346', studentId: '0a1b' }],
  ['#CDF346', { classCode: 'CDF346', studentId: null }],
  ['#code=CDF%20346', { classCode: 'CDF346', studentId: null }],
  ['#cdf-346', { classCode: 'CDF346', studentId: null }],
  ['#CDF%', null],
  ['#lessons', null],
  ['#student=CDF346', null],
  ['#student=CDF346.<b>', null],
  ['', null],
])('[ROS-8] the hash of an address, %s, is read as %o', (hash, address) => {
  expect(readClassAddress(hash)).toEqual(address);
});
