import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, mayAdminister, namesThisServer } from '#server/local/access/callers.ts';
import { describeAddresses } from '#server/local/describe-addresses.ts';

function requestTo(host: string, peer = '127.0.0.1'): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  request.headers.host = host;
  request.rawHeaders = ['Host', host];
  return request;
}

test("[SEC-1] addresses and this computer's own names are accepted on a network, and other names are refused as DNS rebinding", () => {
  const named = (host: string) => namesThisServer(requestTo(host), '0.0.0.0');
  for (const host of ['192.168.1.5:3000', '[fe80::1]:3000', 'localhost', `${hostname()}.local:3000`]) {
    expect([host, named(host)]).toEqual([host, true]);
  }
  for (const host of ['evil.example', '192.168.1.5.nip.example', '']) {
    expect([host, named(host)]).toEqual([host, false]);
  }
  expect(namesThisServer(requestTo('192.168.1.5:3000'), 'localhost')).toBe(false);
  expect(namesThisServer(requestTo('show.example:3000'), 'show.example')).toBe(true);
});

test('[SEC-1] a neighbor on the network who uses the name localhost cannot administer anything', () => {
  expect(mayAdminister(requestTo('localhost:3000', '192.168.1.9'))).toBe(false);
  expect(mayAdminister(requestTo('localhost:3000', '::ffff:192.168.1.9'))).toBe(false);
  expect(mayAdminister(requestTo('192.168.1.5:3000'))).toBe(false);
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect([peer, mayAdminister(requestTo('localhost:3000', peer))]).toEqual([peer, true]);
  }
});

test('[REL-1] the start prints who can open it, and at which address', () => {
  expect(describeAddresses('localhost', 3000)).toContain('this computer only');
  expect(describeAddresses('0.0.0.0', 3000, ['192.168.1.5'])).toContain('http://192.168.1.5:3000');
  expect(describeAddresses('fe80::1', 3000)).toContain('http://[fe80::1]:3000');
  expect(['localhost', '127.0.0.1', '::1', '127.0.0.2', '0.0.0.0', '::'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
