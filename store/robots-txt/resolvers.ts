import { fetchData, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Action } from '../types';
import type { RobotsTxt } from './types';

export function* getRobotsTxt(): Routine< void > {
	const data = yield* fetchData< RobotsTxt >( {
		path: `${ REST_PATH }/robots-txt`,
	} );
	yield { type: 'robotsTxt/RECEIVE', data } satisfies Action;
}
