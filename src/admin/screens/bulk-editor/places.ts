/** Where the keyboard can be in the table, and where its keys lead. */

/** What can be focused in a row, in order. Not every row has all of them. */
export const STOPS = [
	'edit',
	'view',
	'revert',
	'title',
	'description',
	'noindex',
	'checks',
] as const;

export type Stop = ( typeof STOPS )[ number ];

export interface Place {
	/** From 0. */
	row: number;
	stop: Stop;
}

/** Whether a place is there. */
type Exists = ( place: Place ) => boolean;

/** Rows that Page Up and Page Down skip. */
const LEAP = 10;

/**
 * Where a key leads; null for one that moves nothing.
 *
 * @param key    As `KeyboardEvent.key`, with "Ctrl+" before it.
 * @param from   Where the keyboard is.
 * @param rows   How many rows there are.
 * @param isRtl  Whether rows are read from right to left.
 * @param exists Whether a place is there.
 */
export function move(
	key: string,
	from: Place,
	rows: number,
	isRtl: boolean,
	exists: Exists
): Place | null {
	const inRow = ( row: number ) =>
		STOPS.filter( ( stop ) => exists( { row, stop } ) ).map( ( stop ) => ( {
			row,
			stop,
		} ) );
	const toRow = ( row: number ) =>
		nearest( inRow( Math.min( rows - 1, Math.max( 0, row ) ) ), from.stop );
	const stops = inRow( from.row );
	const index = stops.findIndex( ( { stop } ) => stop === from.stop );
	const [ back, on ] = isRtl
		? [ 'ArrowRight', 'ArrowLeft' ]
		: [ 'ArrowLeft', 'ArrowRight' ];
	const targets: Record< string, () => Place | undefined > = {
		[ back ]: () => stops[ Math.max( 0, index - 1 ) ],
		[ on ]: () => stops[ Math.min( stops.length - 1, index + 1 ) ],
		ArrowUp: () => toRow( from.row - 1 ),
		ArrowDown: () => toRow( from.row + 1 ),
		PageUp: () => toRow( from.row - LEAP ),
		PageDown: () => toRow( from.row + LEAP ),
		Home: () => stops[ 0 ],
		End: () => stops.at( -1 ),
		'Ctrl+Home': () => inRow( 0 )[ 0 ],
		'Ctrl+End': () => inRow( rows - 1 ).at( -1 ),
	};
	return Object.hasOwn( targets, key )
		? ( targets[ key ]?.() ?? null )
		: null;
}

/** Below "View" of one row there may be none in the next. */
const nearest = ( places: Place[], stop: Stop ): Place | undefined =>
	places.reduce< Place | undefined >(
		( best, place ) =>
			best && distance( best.stop, stop ) <= distance( place.stop, stop )
				? best
				: place,
		undefined
	);

const distance = ( one: Stop, other: Stop ): number =>
	Math.abs( STOPS.indexOf( one ) - STOPS.indexOf( other ) );

/** The stops whose values are edited. */
const FIELDS = [ 'title', 'description', 'noindex' ] as const;

/**
 * Whether a stop is a field.
 *
 * @param stop Any.
 */
export const isField = ( stop: Stop ): stop is ( typeof FIELDS )[ number ] =>
	( FIELDS as readonly Stop[] ).includes( stop );

/**
 * The field after one, or before it, row by row; null beyond the ends.
 *
 * @param from   A field.
 * @param by     1 or -1.
 * @param rows   How many rows there are.
 * @param exists Whether a place can be edited.
 */
export function nextField(
	from: Place,
	by: 1 | -1,
	rows: number,
	exists: Exists
): Place | null {
	const all = FIELDS.length;
	let index =
		from.row * all + FIELDS.findIndex( ( field ) => field === from.stop );
	for ( index += by; index >= 0 && index < rows * all; index += by ) {
		const place = {
			row: Math.floor( index / all ),
			stop: FIELDS[ index % all ] as Stop,
		};
		if ( exists( place ) ) {
			return place;
		}
	}
	return null;
}
