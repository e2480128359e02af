/** Units in seconds, largest first. */
const UNITS: [ Intl.RelativeTimeFormatUnit, number ][] = [
	[ 'year', 31_557_600 ],
	[ 'month', 2_629_800 ],
	[ 'day', 86_400 ],
	[ 'hour', 3_600 ],
	[ 'minute', 60 ],
];

/**
 * Formats a relative time in the language of the page: "5 minutes ago", "yesterday".
 *
 * @param date The time. Times in the future (due to clock differences) count as now.
 * @param now  The current time.
 */
export function timeAgo( date: Date, now: Date ): string {
	const seconds = Math.max( 0, ( now.getTime() - date.getTime() ) / 1000 );
	const [ unit, length ] = UNITS.find(
		( [ , size ] ) => seconds >= size
	) ?? [ 'second' as const, 1 ];
	return new Intl.RelativeTimeFormat(
		document.documentElement.lang || undefined,
		{ numeric: 'auto' }
	).format( unit === 'second' ? 0 : -Math.floor( seconds / length ), unit );
}
