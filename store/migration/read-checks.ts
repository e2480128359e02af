import { put, select } from 'redux-saga/effects';
import type { Routine } from '../controls';
import { KINDS } from '../analysis/kinds';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';

/** Has the reports of the site analysis read again: the badge and the number in WordPress's menu count the issues of another site now. */
export function* readChecks(): Routine< void > {
	const url: string = yield select(
		( { getSiteSettings }: Bound ) => getSiteSettings()?.site.site_url ?? ''
	);
	yield put( { type: 'analysis/LOAD', url, kinds: KINDS } satisfies Action );
}
