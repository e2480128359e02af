/**
 * Time of the simulated Google, and calendar days in Pacific time.
 */

const DAY = 86_400_000;

const pacificDay = new Intl.DateTimeFormat( 'en-CA', {
	timeZone: 'America/Los_Angeles',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
} );
const pacificOffset = new Intl.DateTimeFormat( 'en-US', {
	timeZone: 'America/Los_Angeles',
	timeZoneName: 'longOffset',
} );

export class Clock {
	private advanced = 0;

	/** @param start ISO 8601 time, or "real". */
	constructor( private readonly start: () => string ) {}

	/** Milliseconds since the epoch. */
	now(): number {
		const start = this.start();
		return (
			( start === 'real' ? Date.now() : Date.parse( start ) ) +
			this.advanced
		);
	}

	/** Whole seconds since the epoch, as in tokens. */
	seconds(): number {
		return Math.floor( this.now() / 1000 );
	}

	iso(): string {
		return new Date( this.now() ).toISOString();
	}

	/** Today in Pacific time, YYYY-MM-DD. */
	today(): string {
		return pacificDay.format( this.now() );
	}

	advance( seconds: number ) {
		this.advanced += seconds * 1000;
	}
}

export const addDays = ( date: string, days: number ) =>
	new Date( Date.parse( date ) + days * DAY ).toISOString().slice( 0, 10 );

export const daysBetween = ( from: string, to: string ) =>
	Math.round( ( Date.parse( to ) - Date.parse( from ) ) / DAY );

/** Whether a text is a calendar day, YYYY-MM-DD. */
export const isDay = ( text: unknown ): text is string =>
	typeof text === 'string' &&
	/^\d{4}-\d\d-\d\d$/.test( text ) &&
	! Number.isNaN( Date.parse( text ) ) &&
	addDays( text, 0 ) === text;

/** The offset of Pacific time at noon of a day, such as "-08:00". */
export const offsetOf = ( date: string ) =>
	pacificOffset
		.format( new Date( `${ date }T20:00:00Z` ) )
		.replace( /.*GMT/, '' );
