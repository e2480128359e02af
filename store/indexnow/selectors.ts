import type { State } from '../types';
import type { IndexNow } from './types';

/**
 * The status of IndexNow (GET /pharos/v1/indexnow, again after settings were saved); null until it is loaded.
 */
export const getIndexNow = ( { indexNow }: State ): IndexNow | null =>
	indexNow.status;
