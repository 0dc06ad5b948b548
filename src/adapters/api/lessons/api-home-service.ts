import type { HomeService } from '#application/client/lessons/ports/home-service.ts';
import { homeOperations as operations } from '../../wire/lessons/home.ts';
import { overHttp } from '../sender.ts';

export const apiHomeService = overHttp<HomeService>((send) => ({
  read: (options) => send(operations.readHome, options),
}));
