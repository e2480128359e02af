/** Anonymous usage data: their content, who can see them, and that they aren't sent without permission. */
import { activate, deactivate } from './support/plugins';
import { save, startWithDefaults } from './support/settings';
import { site } from './support/site';
import { record, runEvent, schedule } from './support/usage-data';

interface Answer {
	success: boolean;
	data: { report: Record< string, unknown >; address: string };
}

async function shown(): Promise< Answer[ 'data' ] > {
	const admin = await site.as( 'admin' );
	const { status, body } = await admin.rest< Answer >(
		'GET',
		'/pharos/v1/usage-data'
	);
	expect( [ status, body.success ] ).toEqual( [ 200, true ] );
	return body.data;
}

const allow = ( isAllowed: boolean ) =>
	save( { surerank_analytics_optin: isAllowed } );

startWithDefaults();

describe( 'What would be sent', () => {
	test( 'is shown in full, and there is nowhere to send it to', async () => {
		const { report, address } = await shown();
		expect( report ).toEqual( {
			plugin_version: expect.stringMatching( /^\d+\.\d+\.\d+$/ ),
			wordpress_version: expect.stringMatching( /^\d+\.\d+/ ),
			php_version: expect.stringMatching( /^8\.\d$/ ),
			locale: 'en_US',
			multisite: false,
			changed_settings: [],
		} );
		expect( address ).toBe( '' );
	} );

	test( 'names the settings that differ from their defaults, and tells no value', async () => {
		await save( {
			separator: 'Secret',
			page_title: '%title%',
			author_archive: true,
			surerank_analytics_optin: true,
		} );
		const { report } = await shown();
		expect( report.changed_settings ).toEqual( [
			'author_archive',
			'page_title',
			'separator',
		] );
		expect( JSON.stringify( report ) ).not.toContain( 'Secret' );
	} );

	test( 'does not tell which add-ons there are', async () => {
		await activate( 'add-on' );
		try {
			await site.option( 'pharos_settings', {
				revision: 1,
				example_name: 'Hello',
				separator: '|',
			} );
			expect( ( await shown() ).report.changed_settings ).toEqual( [
				'separator',
			] );
		} finally {
			await deactivate( 'add-on' );
		}
	} );
} );

describe( 'With an address to send it to', () => {
	let forget: () => Promise< unknown >;
	beforeAll( async () => {
		forget = await record( site );
	} );
	afterAll( () => forget() );
	afterEach( () => site.option( 'x_usage_address', null ) );

	test( 'it is shown where it would go', async () => {
		expect( ( await shown() ).address ).toBe(
			'https://usage.example.test/report'
		);
	} );

	test( 'nothing is sent unless it was allowed, whatever happens on the site', async () => {
		const admin = await site.as( 'admin' );
		await site.get( '/' );
		await admin.get( '/wp-admin/admin.php?page=pharos_settings' );
		await save( { separator: '|' } );
		expect( await schedule( site ) ).toBe( false );
		expect( await runEvent( site ) ).toEqual( [] );
	} );

	test( 'exactly what was shown is sent once it is allowed, and nothing that names the site', async () => {
		await allow( true );
		expect( await schedule( site ) ).toBe( 'weekly' );
		const { report } = await shown();

		const sent = await runEvent( site );

		expect( sent ).toHaveLength( 1 );
		expect( JSON.parse( sent[ 0 ]?.body ?? '' ) ).toEqual( report );
		expect( sent[ 0 ] ).toMatchObject( {
			url: 'https://usage.example.test/report',
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			'user-agent': 'Pharos SEO',
			redirection: 0,
			cookies: [],
		} );
		const all = JSON.stringify( sent );
		for ( const secret of [
			new URL( site.url ).host,
			'Fern',
			await site.option< string >( 'admin_email' ),
		] ) {
			expect( all ).not.toContain( secret );
		}
	} );

	test( 'it ends when it is no longer allowed', async () => {
		await allow( true );
		await allow( false );
		expect( await schedule( site ) ).toBe( false );
		expect( await runEvent( site ) ).toEqual( [] );
	} );

	test( 'it ends when the settings are reset behind the plugin’s back', async () => {
		await allow( true );
		await site.resetSettings();
		expect( await runEvent( site ) ).toEqual( [] );
		expect( await schedule( site ) ).toBe( false );
	} );

	test( 'it ends when the address is gone', async () => {
		await allow( true );
		await site.option( 'x_usage_address', '' );

		expect( ( await shown() ).address ).toBe( '' );
		expect( await runEvent( site ) ).toEqual( [] );
		expect( await schedule( site ) ).toBe( false );
	} );

	test( 'only an encrypted URL is accepted', async () => {
		const addresses = [
			'https://usage.example.test/report?v=1',
			'http://127.0.0.1:9/report',
			'http://usage.example.test/report',
			'http://127.0.0.1.example.test/report',
			'usage.example.test',
			'ftp://usage.example.test',
			'https://',
			[ 'https://usage.example.test' ],
			null,
		];
		const taken = await site.php< string[] >(
			`add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
			return array_map( static function ( $address ) {
				remove_all_filters( 'pharos_usage_address' );
				add_filter( 'pharos_usage_address', static fn() => $address );
				return Pharos\\UsageData\\Sender::address();
			}, $args );`,
			addresses
		);
		expect( taken.filter( Boolean ) ).toEqual( addresses.slice( 0, 2 ) );
	} );

	test( 'a visit to the admin takes it off the plan, and back on it', async () => {
		const admin = await site.as( 'admin' );
		await allow( true );
		await site.option( 'x_usage_address', '' );
		await admin.get( '/wp-admin/profile.php' );
		expect( await schedule( site ) ).toBe( false );

		await site.option( 'x_usage_address', 'http://127.0.0.1:9/report' );
		await admin.get( '/wp-admin/profile.php' );
		expect( await schedule( site ) ).toBe( 'weekly' );
	} );

	test( 'it ends with the plugin', async () => {
		await allow( true );
		await site.php(
			`do_action( 'deactivate_pharos-seo/pharos-seo.php' );`
		);
		expect( await schedule( site ) ).toBe( false );
	} );
} );
