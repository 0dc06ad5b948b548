import type { ReadOptions } from '#domain/cancellation.ts';
import type { HomeFacts } from '#domain/lessons/home/home.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Reads the data for the block at the top of the lessons (NAV-20). */
export interface HomeService {
  read(options?: ReadOptions): Promise<Result<HomeFacts, ServiceFailure>>;
}
