import { llmsTxt as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { LlmsTxtAction, LlmsTxtState } from './types';

/** The URL of llms.txt. */
export const llmsTxt = {
	name: 'llmsTxt',
	reducer,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		llmsTxt: SliceTypes< LlmsTxtState, LlmsTxtAction, typeof selectors >;
	}
}
