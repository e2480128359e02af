import { createListSlice, type ListTypes } from '../list-slice';
import type { Verification } from './types';

/** The verification tags on the home page. */
export const verification = createListSlice( {
	name: 'verification',
	selector: 'getVerification',
	path: 'verification',
} );

declare module '../types' {
	interface Slices {
		verification: ListTypes<
			'verification',
			'getVerification',
			Verification
		>;
	}
}
