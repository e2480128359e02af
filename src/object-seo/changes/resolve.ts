import { mergeEntries, type Entries } from '../../../common/entries';
import { together } from '.';
import type { ObjectSeo } from '../types';
import type { SaveError } from './save-error';

type Values = Record< string, unknown >;

/**
 * Returns the stored fields and the fields in the editor after a conflict is resolved. With the stored values from the
 * server as the base, the next save succeeds.
 *
 * @param error  The conflict.
 * @param stored The stored fields as known to the editor.
 * @param value  The fields in the editor.
 * @param mine   The names of the fields whose value in the editor is kept; for an image, the name of its URL field.
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
 * Returns the field under which a conflict is resolved: the id of an image belongs to its URL.
 *
 * @param name The name of a field.
 */
export const unitOf = ( name: string ): string => together( name )[ 0 ] ?? name;
