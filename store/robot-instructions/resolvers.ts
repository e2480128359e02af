import type { Routine } from '../controls';
import { REST_PATH } from '../name';
import { fetchWithSettings, settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';
import type { PostContent } from './types';

export function* getPostContent(): Routine< void > {
	const content = yield* fetchWithSettings< PostContent >( {
		path: `${ REST_PATH }/post-content`,
	} );
	yield { type: 'robotInstructions/RECEIVE', content } satisfies Action;
}

// The settings determine which archives exist and what the sitemap lists.
getPostContent.shouldInvalidate = settingsWereSaved;
