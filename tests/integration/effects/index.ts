import { effects as general } from './general';
import { effects as feeds } from './feeds';
import { effects as robots } from './robots';
import { effects as social } from './social';
import { effects as usageData } from './usage-data';
import type { Effect } from './types';

/** Every row; one file an area. */
export const effects: Effect[] = [
	...feeds,
	...general,
	...robots,
	...social,
	...usageData,
];
