import type { State } from '../types';
import type { PostContent } from './types';

/**
 * Everything that robot instructions can be given for (GET /pharos/v1/post-content, started by the first call, and again
 * after a save: switching an archive off changes it). Null until it is there.
 */
export const getPostContent = ( {
	robotInstructions,
}: State ): PostContent | null => robotInstructions.content;
