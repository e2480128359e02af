import equal from 'fast-deep-equal';
import type { Values } from './types';
import { filter, keysOf, pick } from './values';

/** What an undo needs once the page has been loaded again. */
interface Kept {
	/** What the save replaced. */
	previous: Values;
	/** What it stored. */
	stored: Values;
}

/**
 * The undo of the last save as a text, for the page that is loaded after it; null when there is none.
 *
 * @param previous See getUndo().
 * @param saved    What is stored.
 */
export const keepUndo = (
	previous: Values | null,
	saved: Values
): string | null =>
	previous &&
	JSON.stringify( {
		previous,
		stored: pick( saved, keysOf( previous ) ),
	} satisfies Kept );

/**
 * What of an undo still holds: not what others have changed since, which it would overwrite unasked.
 *
 * @param text  Of keepUndo().
 * @param saved What is stored now.
 * @return Null when nothing is left.
 */
export function restoreUndo(
	text: string | null,
	saved: Values
): Values | null {
	const { previous = {}, stored = {} } = parse( text );
	const values = filter(
		previous,
		( key ) => key in stored && equal( saved[ key ], stored[ key ] )
	);
	return keysOf( values ).length > 0 ? values : null;
}

function parse( text: string | null ): Partial< Kept > {
	try {
		return ( JSON.parse( text ?? '' ) as Partial< Kept > | null ) ?? {};
	} catch {
		// Somebody else's, or none.
		return {};
	}
}
