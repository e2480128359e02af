import { length, pixels } from '../../../common/template';
import type { Found } from '../rule';

export type LengthCode = 'long' | 'wide' | 'short' | 'good';

interface Room {
	/** Of the font in a search result, in pixels. */
	fontSize: number;
	/** Below this width, in pixels, room is wasted. */
	least: number;
	/** Beyond this width, in pixels, desktop results cut. */
	most: number;
}

/** A title has one line of 600 pixels in letters of 20. */
export const TITLE_ROOM: Room = { fontSize: 20, least: 200, most: 600 };

/** A description has a line and a half, in letters of 14. */
export const DESCRIPTION_ROOM: Room = { fontSize: 14, least: 400, most: 920 };

/** Counting characters takes browsers ever longer per character: of a whole page pasted into a field the beginning will do. */
const ENOUGH = 5000;

/**
 * How a text fits into a search result: by the characters of the counter, and by its width.
 *
 * @param text  Plain text, not empty.
 * @param limit In characters, as the counter's.
 * @param room  In pixels.
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
