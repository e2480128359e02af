import { changesOf, changesOfChecks } from '.';
import type { ObjectSeo } from '../types';
import type { StatusCounts } from '../../page-checks';
import type { FormData } from './form-data';

/**
 * Returns the value that the form submits to includes/ObjectForms/FormWriter.php: only changes, with the values that they're
 * based on.
 *
 * @param data        The form data from the page load.
 * @param data.stored The stored fields.
 * @param data.checks The stored checks.
 * @param value       The fields.
 * @param counts      The check results; null while there are none.
 * @param ignored     The ids of ignored checks.
 * @return JSON; '' if there are no changes.
 */
export function serializeChanges(
	{ stored, checks }: Pick< FormData, 'stored' | 'checks' >,
	value: ObjectSeo,
	counts: StatusCounts | null,
	ignored: string[]
): string {
	const based = changesOf( value, stored );
	const found = changesOfChecks( { counts, ignored }, checks );
	const sent = {
		...( based && { seo: based.changes, base: based.base } ),
		...( Object.keys( found ).length > 0 && { checks: found } ),
	};
	return Object.keys( sent ).length > 0 ? JSON.stringify( sent ) : '';
}
