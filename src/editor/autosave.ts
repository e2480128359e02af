import { select } from '@wordpress/data';
import type { ObjectSeo } from '../object-seo/types';
import { readSeo } from './fields';

interface Edits {
	meta?: object;
}

/**
 * For the filter `editor.preSavePost`: an autosave takes the fields along, so that a preview shows them as they are being
 * written. WordPress sends only text and meta with it, hence as the rows that they are stored in.
 *
 * @param edits              What is sent.
 * @param options            Of the save.
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

/** By the names of their rows. Schemas are no text: a preview shows those that are stored. */
const rowsOf = ( seo: ObjectSeo ) =>
	Object.fromEntries(
		Object.entries( seo )
			.filter( ( [ , value ] ) => typeof value !== 'object' )
			.map( ( [ name, value ] ) => [
				`_pharos_${ name }`,
				String( value || '' ),
			] )
	);
