/** The summary of Search Console by email: when, to whom, once, and with what. */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const SENDER = 'Pharos\\SearchConsole\\Summary\\Sender';

interface Mail {
	to: string;
	subject: string;
	message: string;
}

// Instead of sending it, each email is a row; "x_mail_fails" makes sending fail.
withSnippet(
	'mails',
	`add_filter( 'pre_wp_mail', static function ( $sent, $mail ) {
		if ( get_option( 'x_mail_fails' ) ) {
			return false;
		}
		add_option( 'x_mail_' . wp_generate_uuid4(), $mail, '', false );
		return true;
	}, 10, 2 );`
);

let google: SiteGoogle;
beforeAll( async () => {
	google = await startGoogleFor( site, {
		pages: [ `${ site.url }/`, `${ site.url }/about/` ],
	} );
} );
afterAll( async () => {
	await clear();
	await site.resetSettings();
	await google.stop();
} );
beforeEach( async () => {
	google.reset();
	await google.forget();
	await site.resetSettings();
	await clear();
} );

const clear = () =>
	site.php(
		`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'x_mail%' OR option_name = 'pharos_search_summary'" );
		wp_cache_flush();
		${ SENDER }::event()->unschedule();`
	);
const save = ( values: Record< string, unknown > ) =>
	site.php(
		`return ( new Pharos\\Settings\\Settings() )->save( $args );`,
		values
	);
/** The event, as if it were due. */
const run = () =>
	site.php(
		`( new ${ SENDER }( new Pharos\\Settings\\Settings() ) )->run();`
	);
/** As if it had been turned on long ago. */
const longAgo = () =>
	site.php(
		`Pharos\\Core\\AtomicOption::change( 'pharos_search_summary', static fn( array $state ): array => [ 'since' => 1 ] + $state );`
	);
const mails = () =>
	site.php< Mail[] >(
		`global $wpdb; return array_map( 'maybe_unserialize', $wpdb->get_col( "SELECT option_value FROM $wpdb->options WHERE option_name LIKE 'x_mail\\_%-%' ORDER BY option_value" ) );`
	);
/** Seconds until the event; null if none is scheduled. */
const wait = () =>
	site.php< number | null >(
		`$next = ${ SENDER }::event()->next(); return $next === null ? null : $next - time();`
	);

test.each( [
	// Now, the interval, the latest and the next time.
	[ '2026-11-25 12:00', 'weekly', '2026-11-23 08:00', '2026-11-30 08:00' ],
	[ '2026-11-23 07:59', 'weekly', '2026-11-16 08:00', '2026-11-23 08:00' ],
	[ '2026-11-23 08:00', 'weekly', '2026-11-23 08:00', '2026-11-30 08:00' ],
	[ '2026-11-29 23:59', 'weekly', '2026-11-23 08:00', '2026-11-30 08:00' ],
	[ '2026-03-31 12:00', 'monthly', '2026-03-01 08:00', '2026-04-01 08:00' ],
	[ '2026-03-01 07:00', 'monthly', '2026-02-01 08:00', '2026-03-01 08:00' ],
	[ '2026-01-01 00:00', 'monthly', '2025-12-01 08:00', '2026-01-01 08:00' ],
] )(
	'At %s, %s was due at %s and is next at %s',
	async ( now, interval, due, next ) => {
		expect(
			await site.php(
				`$period = new Pharos\\SearchConsole\\Summary\\Period( $args[1], new DateTimeImmutable( $args[0], new DateTimeZone( 'Europe/Berlin' ) ) );
			return [ $period->due()->format( 'Y-m-d H:i' ), $period->next()->format( 'Y-m-d H:i' ) ];`,
				[ now, interval ]
			)
		).toEqual( [ due, next ] );
	}
);

test( 'It is off at first; turned on, it is scheduled, and turned off or with its feature, no longer', async () => {
	await run();
	expect( await wait() ).toBeNull();
	await save( { search_summary: 'weekly' } );
	expect( await wait() ).toBeLessThanOrEqual( 7 * 86_400 + 3600 );
	await save( { search_summary: '' } );
	expect( await wait() ).toBeNull();
	await save( { search_summary: 'monthly' } );
	expect( await wait() ).not.toBeNull();
	await save( { enable_google_console: false } );
	expect( await wait() ).toBeNull();
	await save( { enable_google_console: true } );
	expect( await wait() ).not.toBeNull();
} );

test( 'Each recipient gets one email for a period, whichever process runs the event, and none for a period before', async () => {
	await google.connectServiceAccount();
	await save( {
		search_summary: 'weekly',
		search_summary_to: 'a@example.com, b@example.org',
	} );
	await run();
	expect( await mails() ).toEqual( [] );

	await longAgo();
	await Promise.all( [ run(), run(), run() ] );
	await run();
	expect( ( await mails() ).map( ( { to } ) => to ).sort() ).toEqual( [
		'a@example.com',
		'b@example.org',
	] );
	expect( await wait() ).toBeGreaterThan( 0 );
} );

test( 'Without recipients, it goes to the administration; without a connection, nothing is sent', async () => {
	await save( { search_summary: 'monthly' } );
	await longAgo();
	await run();
	expect( await mails() ).toEqual( [] );
	await google.connectServiceAccount();
	await run();
	expect( ( await mails() ).map( ( { to } ) => to ) ).toEqual( [
		await site.option( 'admin_email' ),
	] );
} );

test( 'An email that can’t be sent is tried again after an hour, three times in all', async () => {
	await google.connectServiceAccount();
	await save( { search_summary: 'weekly' } );
	await longAgo();
	await site.option( 'x_mail_fails', '1' );
	for ( const again of [ true, true, false ] ) {
		await run();
		const seconds = await wait();
		expect( [ again, seconds! > 3500 && seconds! <= 3600 ] ).toEqual( [
			again,
			again,
		] );
	}
	await site.option( 'x_mail_fails', null );
	await run();
	expect( await mails() ).toHaveLength( 1 );
} );

test( 'It has figures, changes and what to do, as plain text without tracking', async () => {
	await google.connectServiceAccount();
	await site.php(
		`$job = new Pharos\\SearchConsole\\Data\\Job( new Pharos\\Settings\\Settings() );
		Pharos\\SearchConsole\\Data\\Job::start();
		for ( $i = 0; $i < 200 && $job->step( 5 ); $i++ );`
	);
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		data: { subject: string; text: string; next: null };
	} >( 'GET', '/pharos/v1/search-console/summary' );
	const { subject, text, next } = body.data;
	expect( next ).toBeNull();
	expect( subject ).toBe( '[Fern & Kettle] Google Search this week' );
	expect( text ).toMatch( /Clicks: [\d,]+ \([+-]?[\d.]+%\)/ );
	expect( text ).toMatch( /Average position: [\d.]+/ );
	expect( text ).toMatch(
		/Pages with (more|fewer) clicks\n- .+ \(clicks: \d+ → \d+\)/
	);
	expect( text ).toContain( 'Recommended actions' );
	expect( text ).toContain( '#/search-console/summary' );
	expect( text ).not.toMatch( /<|&\w+;|utm_|nbsp/ );

	const { status } = await admin.rest(
		'POST',
		'/pharos/v1/search-console/summary'
	);
	expect( status ).toBe( 200 );
	expect( await mails() ).toEqual( [
		expect.objectContaining( { subject, message: text } ),
	] );
} );
