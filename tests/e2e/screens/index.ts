import { screens as advanced } from './advanced';
import { screens as general } from './general';
import { screens as homePage } from './home-page';
import { screens as robots } from './robots';
import { screens as social } from './social';
import type { ScreenRow } from './types';

/** All settings screens; each changes a setting that no other one does. */
export const changes: ScreenRow[] = [
	...general,
	...social,
	...homePage,
	...robots,
	...advanced,
];
