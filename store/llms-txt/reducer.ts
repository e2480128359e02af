import type { LlmsTxtAction, LlmsTxtState } from './types';

export const llmsTxt = (
	state: LlmsTxtState = { served: null },
	action: LlmsTxtAction
): LlmsTxtState =>
	action.type === 'llmsTxt/RECEIVE' ? { served: action.data } : state;
