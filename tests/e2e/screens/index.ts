import { screens as advanced } from './advanced';
import { screens as general } from './general';
import { screens as homePage } from './home-page';
import { screens as robots } from './robots';
import { screens as social } from './social';
import type { ScreenRow } from './types';

/** All settings screens by area; a walk through the screens of an area changes different settings on each. */
export const areas: Record< string, ScreenRow[] > = {
	General: [ ...general, ...social, ...homePage ],
	'Robot Instructions': robots,
	'Advanced and Tools': advanced,
};
