import equal from 'fast-deep-equal';
import type { Values } from './types';
import { filter, keysOf, pick } from './values';

/** The undo data that outlast a page reload. */
interface StoredUndo {
	/** The values that the save replaced. */
	previous: Values;
	/** The values that the save stored. */
	stored: Values;
}

/**
 * Serializes the undo data of the last save for the page after a reload; null if there are none.
 *
 * @param previous See getUndo().
 * @param saved    The stored settings.
 */
export const keepUndo = (
	previous: Values | null,
	saved: Values
): string | null =>
	previous &&
	JSON.stringify( {
		previous,
		stored: pick( saved, keysOf( previous ) ),
	} satisfies StoredUndo );

/**
 * The undo values that still apply. Settings changed since by another user are skipped, so that the undo doesn't
 * overwrite them.
 *
 * @param text  The return value of keepUndo().
 * @param saved The settings stored now.
 * @return Null if none are left.
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

function parse( text: string | null ): Partial< StoredUndo > {
	try {
		return (
			( JSON.parse( text ?? '' ) as Partial< StoredUndo > | null ) ?? {}
		);
	} catch {
		// Not JSON, or no stored undo data.
		return {};
	}
}
