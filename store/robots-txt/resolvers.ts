import type { Routine } from '../controls';
import { REST_PATH } from '../name';
import { fetchWithSettings, settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';
import { hasUnsavedRobotsTxt } from './selectors';
import type { RobotsTxt } from './types';

export function* getRobotsTxt(): Routine< void > {
	const data = yield* fetchWithSettings< RobotsTxt >( {
		path: `${ REST_PATH }/robots-txt`,
	} );
	yield { type: 'robotsTxt/RECEIVE', data } satisfies Action;
}

// The default text lists the XML sitemap while that is on.
getRobotsTxt.shouldInvalidate = settingsWereSaved;

// An edited text keeps the one it began with, so that saving notices a change made elsewhere.
getRobotsTxt.isFulfilled = hasUnsavedRobotsTxt;
