import { put, select } from 'redux-saga/effects';
import type { Routine } from '../controls';
import { KINDS } from '../analysis/kinds';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';

/**
 * Reloads the reports of the site analysis, because the badge and the number in WordPress's menu count issues that the
 * migration may have changed.
 */
export function* readChecks(): Routine< void > {
	const url: string = yield select(
		( { getSiteSettings }: Bound ) => getSiteSettings()?.site.site_url ?? ''
	);
	yield put( { type: 'analysis/LOAD', url, kinds: KINDS } satisfies Action );
}
