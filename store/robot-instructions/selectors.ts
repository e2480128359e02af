import type { State } from '../types';
import type { PostContent } from './types';

/**
 * The content types that robot instructions apply to (GET /pharos/v1/post-content, requested by the first call, and
 * again after a save, because turning off an archive changes them). Null until loaded.
 */
export const getPostContent = ( {
	robotInstructions,
}: State ): PostContent | null => robotInstructions.content;
