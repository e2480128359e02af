import { __ } from '@wordpress/i18n';
import type { SeoHistoryObject } from '../../../../store';
import { MATCHES, QUERIES, STATUSES } from '../redirects/labels';

const FLAGS = {
	yes: __( 'Yes', 'pharos-seo' ),
	no: __( 'No', 'pharos-seo' ),
};

/** The fields of a redirect as in its dialog: the label, and those of values. */
const FIELDS: Record<
	string,
	{ label: string; values?: Record< string, string > }
> = {
	source: { label: __( 'Source', 'pharos-seo' ) },
	target: { label: __( 'Target', 'pharos-seo' ) },
	match: { label: __( 'Applies to', 'pharos-seo' ), values: MATCHES },
	status: { label: __( 'Status', 'pharos-seo' ), values: STATUSES },
	query: { label: __( 'Query string', 'pharos-seo' ), values: QUERIES },
	ignore_case: {
		label: __( 'Ignore letter case', 'pharos-seo' ),
		values: FLAGS,
	},
	enabled: { label: __( 'On', 'pharos-seo' ), values: FLAGS },
};

/**
 * Returns a change of a redirect in words.
 *
 * @param change       The change; a value is empty if the redirect doesn't exist.
 * @param change.field
 * @param change.old
 * @param change.new
 */
export function redirectChange( {
	field,
	old,
	new: to,
}: SeoHistoryObject[ 'changes' ][ number ] ) {
	const { label = field, values = {} } = FIELDS[ field ] ?? {};
	return { label, from: values[ old ] ?? old, to: values[ to ] ?? to };
}
