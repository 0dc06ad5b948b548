import type { Http } from '#application/client/platform/ports/http.ts';
import type { HomeService } from '#application/client/lessons/ports/home-service.ts';
import type { Log } from '#application/ports/log.ts';
import { homeOperations as operations } from '../../wire/lessons/home.ts';
import { sender } from '../sender.ts';

export function apiHomeService(http: Http, log: Log): HomeService {
  const send = sender(http, log);
  return { read: (options) => send(operations.readHome, options) };
}
