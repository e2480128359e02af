import { length, pixels } from '../../../common/template';
import type { Found } from '../rule';

export type LengthCode = 'long' | 'wide' | 'short' | 'good';

interface Room {
	/** Font size in search results, in pixels. */
	fontSize: number;
	/** Minimum width in pixels: shorter texts waste space. */
	least: number;
	/** Maximum width in pixels: desktop results truncate longer texts. */
	most: number;
}

/** Titles have one line of 600 pixels at a font size of 20. */
export const TITLE_ROOM: Room = { fontSize: 20, least: 200, most: 600 };

/** Descriptions have one and a half lines at a font size of 14. */
export const DESCRIPTION_ROOM: Room = { fontSize: 14, least: 400, most: 920 };

/**
 * Maximum number of characters that are counted: counting gets slower with the length, and a whole page may be pasted into
 * the field.
 */
const ENOUGH = 5000;

/**
 * Checks the length of a text in a search result: by characters, like the counter, and by width.
 *
 * @param text  Plain text that isn't empty.
 * @param limit Maximum length in characters, same as the counter's.
 * @param room  Width limits in pixels.
 */
export function checkLength(
	text: string,
	limit: number,
	room: Room
): Found< LengthCode > {
	const beginning = text.slice( 0, ENOUGH );
	const count = length( beginning );
	const width = pixels( beginning, room.fontSize );
	const values = { count, limit, width, most: room.most };
	if ( count > limit ) {
		return { status: 'warning', code: 'long', values };
	}
	if ( width > room.most ) {
		return { status: 'warning', code: 'wide', values };
	}
	return width < room.least
		? { status: 'suggestion', code: 'short', values }
		: { status: 'success', code: 'good', values };
}
