import equal from 'fast-deep-equal';
import { changesOf } from '../object-seo/changes';
import type { ObjectSeo } from '../object-seo/types';
import type { StatusCounts } from '../page-checks';
import type { FormData } from './form-data';

/**
 * What the form sends, as includes/ObjectForms/Saving.php reads it: only what was changed, with the values it was based on.
 *
 * @param data        What the page was sent with.
 * @param data.stored The fields as they are stored.
 * @param data.checks The checks as they are stored.
 * @param value       The fields.
 * @param counts      Of the checks; null while there are none.
 * @param ignored     Ids of checks.
 * @return JSON; '' when there is nothing to store.
 */
export function toSend(
	{ stored, checks }: Pick< FormData, 'stored' | 'checks' >,
	value: ObjectSeo,
	counts: StatusCounts | null,
	ignored: string[]
): string {
	const based = changesOf( value, stored );
	const found = {
		...( counts && ! equal( counts, checks?.counts ) && { counts } ),
		...( checks &&
			! equal( ignored, checks.ignored ) && {
				ignored,
				base: { ignored: checks.ignored },
			} ),
	};
	const sent = {
		...( based && { seo: based.changes, base: based.base } ),
		...( Object.keys( found ).length > 0 && { checks: found } ),
	};
	return Object.keys( sent ).length > 0 ? JSON.stringify( sent ) : '';
}
