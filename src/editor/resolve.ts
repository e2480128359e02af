import { mergeEntries, type Entries } from '../../store/settings/merge-entries';
import { together } from '../object-seo/changes';
import type { ObjectSeo } from '../object-seo/types';
import type { SaveError } from './save-error';

type Values = Record< string, unknown >;

/**
 * What is stored, and what the editor holds, once it is decided whose values are kept. With the stored values that the server
 * has told, the next save is based on them.
 *
 * @param error  The conflict.
 * @param stored The stored fields as the editor knew them.
 * @param value  The fields in the editor.
 * @param mine   The names of the fields whose value in the editor is kept; of an image, that of its address.
 */
export function resolve(
	error: SaveError,
	stored: ObjectSeo,
	value: ObjectSeo,
	mine: readonly string[]
): { stored: ObjectSeo; value: ObjectSeo } {
	const { conflicts = {}, entries = {} } = error.data ?? {};
	const [ before, edited ] = [ stored, value ] as unknown as Values[];
	const next: Values = { ...edited };
	for ( const [ name, now ] of Object.entries( conflicts ) ) {
		const isMine = mine.includes( unitOf( name ) );
		const names = entries[ name ];
		if ( names ) {
			next[ name ] = mergeEntries( {
				stored: now as Entries,
				base: before?.[ name ] as Entries,
				mine: edited?.[ name ] as Entries,
				except: isMine ? [] : names,
			} );
		} else if ( ! isMine ) {
			next[ name ] = now;
		}
	}
	return {
		stored: { ...stored, ...conflicts },
		value: next as unknown as ObjectSeo,
	};
}

/**
 * The name under which a field is decided about: the id of an image goes with its address.
 *
 * @param name Of a field.
 */
export const unitOf = ( name: string ): string => together( name )[ 0 ] ?? name;
