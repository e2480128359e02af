import type { Routine } from '../controls';
import { REST_PATH } from '../name';
import {
	fetchWithSettings,
	settingsWereSaved,
} from '../settings/fetch-with-settings';
import type { Action } from '../types';
import { hasUnsavedRobotsTxt } from './selectors';
import type { RobotsTxt } from './types';

export function* getRobotsTxt(): Routine< void > {
	const data = yield* fetchWithSettings< RobotsTxt >( {
		path: `${ REST_PATH }/robots-txt`,
	} );
	yield { type: 'robotsTxt/RECEIVE', data } satisfies Action;
}

// The default text lists the XML sitemap while that is turned on.
getRobotsTxt.shouldInvalidate = settingsWereSaved;

// While the text is edited, the text loaded at the beginning stays, so that saving detects a conflict.
getRobotsTxt.isFulfilled = hasUnsavedRobotsTxt;
