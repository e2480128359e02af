import { timeAgo } from './time-ago';

const NOW = new Date( '2026-11-22T12:00:00Z' );

test.each( [
	[ '2026-11-22T12:00:00Z', 'now' ],
	[ '2026-11-22T11:59:20Z', 'now' ],
	[ '2026-11-22T11:55:00Z', '5 minutes ago' ],
	[ '2026-11-22T08:59:00Z', '3 hours ago' ],
	[ '2026-11-21T11:00:00Z', 'yesterday' ],
	[ '2026-09-01T12:00:00Z', '2 months ago' ],
	[ '2024-11-01T12:00:00Z', '2 years ago' ],
	// The server's clock is ahead.
	[ '2026-11-22T12:01:00Z', 'now' ],
] )( 'What was made at %s was made %s', ( made, expected ) => {
	expect( timeAgo( new Date( made ), NOW ) ).toBe( expected );
} );
