import type { State } from '../types';
import type { LlmsTxt } from './types';

/** The URL of llms.txt (GET /pharos/v1/llms-txt, again after settings were saved); null until it is loaded. */
export const getLlmsTxt = ( { llmsTxt }: State ): LlmsTxt | null =>
	llmsTxt.served;
