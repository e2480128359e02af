import type { Routine } from '../controls';
import { REST_PATH } from '../name';
import { fetchWithSettings, settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';
import type { LlmsTxt } from './types';

export function* getLlmsTxt(): Routine< void > {
	const data = yield* fetchWithSettings< LlmsTxt >( {
		path: `${ REST_PATH }/llms-txt`,
	} );
	yield { type: 'llmsTxt/RECEIVE', data } satisfies Action;
}

getLlmsTxt.shouldInvalidate = settingsWereSaved;
