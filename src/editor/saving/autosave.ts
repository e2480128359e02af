import { select } from '@wordpress/data';
import type { ObjectSeo } from '../../object-seo/types';
import { readSeo } from '../fields';

interface Edits {
	meta?: object;
}

/**
 * Filters `editor.preSavePost`: adds the fields to an autosave, so that a preview shows unsaved changes. WordPress only
 * sends texts and meta with autosaves, so they're sent as the post meta in which they are stored.
 *
 * @param edits              The data that is sent.
 * @param options            The options of the save.
 * @param options.isAutosave
 */
export function withRows< T extends object >(
	edits: T,
	{ isAutosave }: { isAutosave?: boolean } = {}
): T & Edits {
	const seo = isAutosave ? readSeo( select ) : null;
	return seo
		? { ...edits, meta: { ...( edits as Edits ).meta, ...rowsOf( seo ) } }
		: edits;
}

/** Returns the fields as post meta. Schemas aren't texts: a preview shows the stored ones. */
const rowsOf = ( seo: ObjectSeo ) =>
	Object.fromEntries(
		Object.entries( seo )
			.filter( ( [ , value ] ) => typeof value !== 'object' )
			.map( ( [ name, value ] ) => [
				`_pharos_${ name }`,
				String( value || '' ),
			] )
	);
