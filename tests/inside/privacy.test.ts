/** The privacy tools of WordPress: policy guide, export and erasure of personal data. */
import { ADMIN_HOOKS } from '../integration/support/admin-hooks';
import { forgetImports } from '../integration/support/seo-files';
import { site } from '../integration/support/site';
import { CLIENT, startGoogleFor, type SiteGoogle } from '../support/google';

/** With a slash, which JSON may have escaped. */
const ANN = 'ann.privacy/home@example.com';
const JOANN = `jo${ ANN }`;

interface Item {
	group_id: string;
	group_label: string;
	item_id: string;
	data: { name: string; value: string }[];
}

interface Erasure {
	items_removed: boolean;
	items_retained: boolean;
	messages: string[];
	done: boolean;
}

/** Calls a tool as an administrator; site.php() alone has no user. */
const tool = < Value >( kind: 'exporter' | 'eraser', email = ANN ) =>
	site.php< Value >(
		`${ ADMIN_HOOKS }
		wp_set_current_user( 1 );
		$tool = apply_filters( "wp_privacy_personal_data_{$args[0]}s", [] )['pharos-seo'];
		return [ $tool["{$args[0]}_friendly_name"], $tool['callback']( $args[1], 1 ) ][1];`,
		[ kind, email ]
	);

const exported = async ( email = ANN ) => {
	const { data, done } = await tool< { data: Item[]; done: boolean } >(
		'exporter',
		email
	);
	expect( done ).toBe( true );
	return Object.fromEntries(
		data.map( ( item ) => [
			item.item_id.replace( /\d+$/, '' ),
			Object.fromEntries(
				item.data.map( ( { name, value } ) => [ name, value ] )
			),
		] )
	);
};

const erase = ( email = ANN ) => tool< Erasure >( 'eraser', email );

const save = ( values: Record< string, unknown >, user = 1 ) =>
	site.php(
		`wp_set_current_user( $args[1] );
		return ( new Pharos\\Settings\\Settings() )->save( $args[0] );`,
		[ values, user ]
	);

/** What the history has: users and JSON. */
const history = () =>
	site.php< { user: string; changes: string }[] >(
		`global $wpdb; return $wpdb->get_results( "SELECT user, changes FROM {$wpdb->prefix}pharos_history ORDER BY id", ARRAY_A );`
	);

/** Ann, an administrator. */
let ann: number;
beforeAll( async () => {
	ann = await site.php< number >(
		`return wp_insert_user( [ 'user_login' => 'ann_privacy', 'user_pass' => wp_generate_password(), 'user_email' => $args['email'], 'role' => 'administrator' ] );`,
		{ email: ANN }
	);
} );
const emptyHistory = () =>
	site.php(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_history" );`
	);
const emptyProfile = () =>
	site.php(
		`foreach ( array_keys( get_user_meta( $args['id'] ) ) as $key ) {
			str_starts_with( $key, '_pharos_' ) && delete_user_meta( $args['id'], $key );
		}`,
		{ id: ann }
	);
beforeEach( async () => {
	await site.resetSettings();
	// Creates the table of the history.
	await save( { separator: '|' } );
	await emptyHistory();
	await emptyProfile();
} );
afterAll( async () => {
	await site.resetSettings();
	await emptyHistory();
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( $args['id'], 1 );`,
		{ id: ann }
	);
} );

test( 'Of an address that the plugin does not know, nothing is exported or erased', async () => {
	await save( { separator: '-', search_summary_to: JOANN } );
	expect( await exported() ).toEqual( {} );
	expect( await exported( 'nobody@example.com' ) ).toEqual( {} );
	for ( const email of [ ANN, 'nobody@example.com' ] ) {
		expect( await erase( email ) ).toEqual( {
			items_removed: false,
			items_retained: false,
			messages: [],
			done: true,
		} );
	}
	expect( ( await history() )[ 0 ]?.changes ).toContain( JOANN );
} );

describe( 'The SEO data of an author', () => {
	const rows = () =>
		site.php< Record< string, string > >(
			`$rows = [];
			foreach ( get_user_meta( $args['id'] ) as $key => $values ) {
				str_starts_with( $key, '_pharos_' ) && $rows[ $key ] = $values[0];
			}
			ksort( $rows );
			return (object) $rows;`,
			{ id: ann }
		);

	test( 'is exported, and erased except for choices such as No Index', async () => {
		await site.php(
			`wp_set_current_user( 1 );
			return ( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_userdata( $args['id'] ) ) )->write( [
				'title' => 'Ann <em>Example</em>',
				'description' => 'Ann writes about the sea.',
				'profiles' => "https://social.example/@ann\\nhttps://ann.example/",
				'facebook_image' => 'https://ann.example/portrait.jpg',
				'redirect' => '/about-ann/',
				'noindex' => 'yes',
				'max_snippet' => '50',
			] );`,
			{ id: ann }
		);
		expect( ( await exported() )[ 'pharos-seo-' ] ).toMatchObject( {
			'Meta description': 'Ann writes about the sea.',
			'Profile URLs': 'https://social.example/@ann\nhttps://ann.example/',
			'Facebook image': 'https://ann.example/portrait.jpg',
			'Redirect to': '/about-ann/',
			'No Index': 'yes',
			max_snippet: '50',
		} );
		expect( await erase() ).toMatchObject( {
			items_removed: true,
			items_retained: false,
		} );
		expect( await rows() ).toEqual( {
			_pharos_max_snippet: '50',
			_pharos_noindex: 'yes',
		} );
		expect( await erase() ).toMatchObject( { items_removed: false } );
	} );
} );

describe( 'The history of SEO fields', () => {
	test( 'are exported, and kept without the user and without values of theirs', async () => {
		// Those of other tests.
		await forgetImports();
		await site.php(
			`wp_set_current_user( $args['id'] );
			$record = Pharos\\ObjectSeo\\History\\Entries::open( 'privacy-1', 'import', 'tea.csv' );
			global $wpdb;
			$wpdb->update( "{$wpdb->prefix}pharos_seo_history", [ 'application' => 'Ann’s phone' ], [ 'id' => $record->entry ] );
			foreach ( [ [ 'user', $args['id'], 'Ann' ], [ 'post', 7, "Write to {$args['email']}" ], [ 'post', 8, 'Tea' ] ] as [ $kind, $object, $text ] ) {
				$record->add( $kind, $object, [ 'title' => $text ], [ 'title' => 'x' ] );
			}`,
			{ id: ann, email: ANN }
		);
		expect( ( await exported() )[ 'pharos-seo-change-' ] ).toEqual( {
			Time: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
			'Posts, terms, authors and redirects': '3',
		} );
		expect( await erase() ).toMatchObject( { items_removed: true } );
		expect( await exported() ).toEqual( {} );
		expect(
			await site.php(
				`global $wpdb; return $wpdb->get_results( "SELECT c.object_id, e.user, e.application FROM {$wpdb->prefix}pharos_seo_changes c JOIN {$wpdb->prefix}pharos_seo_history e ON e.id = c.entry_id" );`
			)
		).toEqual( [ { object_id: '8', user: '0', application: '' } ] );
		expect( await erase() ).toMatchObject( { items_removed: false } );
		await forgetImports();
	} );
} );

test( 'The agreement to an AI provider is exported and erased', async () => {
	await site.php(
		`Pharos\\Suggestions\\Agreement::add( $args['id'], 'acme-ai' );`,
		{ id: ann }
	);
	expect( await exported() ).toEqual( {
		'pharos-seo-suggestions-': {
			'Agreed to send text to acme-ai': expect.stringMatching(
				/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/
			),
		},
	} );
	expect( await erase() ).toMatchObject( { items_removed: true } );
	expect( await exported() ).toEqual( {} );
	expect( await erase() ).toMatchObject( { items_removed: false } );
} );

describe( 'The settings history', () => {
	test( 'lists the changes of a user, and keeps them without the user', async () => {
		await save( { separator: '-' }, 1 );
		await save( { separator: '·', home_page_title: 'Sea' }, ann );
		expect( ( await exported() )[ 'pharos-settings-history-' ] ).toEqual( {
			Time: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
			Settings: 'separator, home_page_title',
		} );
		expect( await erase() ).toMatchObject( { items_removed: true } );
		expect( await exported() ).toEqual( {} );
		const [ first, second ] = await history();
		expect( first?.user ).toBe( '1' );
		expect( second?.user ).toBe( '0' );
		expect( JSON.parse( second?.changes ?? '' ) ).toMatchObject( {
			separator: { old: '-', new: '·' },
			home_page_title: { new: 'Sea' },
		} );
	} );
} );

describe( 'The recipients of the email summary', () => {
	const OTHER = 'bob@example.com';
	const recipients = () =>
		site.php< string >(
			`return ( new Pharos\\Settings\\Settings() )->get( 'search_summary_to' );`
		);

	test( 'lose the address, which no value of the history and no note of the last email has afterwards', async () => {
		await save( { search_summary_to: `${ OTHER }, ${ ANN }, ${ JOANN }` } );
		await site.php(
			`Pharos\\Core\\AtomicOption::change( 'pharos_search_summary', static fn() => [ 'period' => 5, 'done' => $args ] );`,
			[ ANN, OTHER ]
		);
		const upper = ANN.toUpperCase();
		expect( await exported( upper ) ).toEqual( {
			'pharos-search-console-summary': {
				'Recipient of the email summary': upper,
			},
		} );
		expect( await erase( upper ) ).toEqual( {
			items_removed: true,
			items_retained: false,
			messages: [],
			done: true,
		} );
		expect( await recipients() ).toBe( `${ OTHER }, ${ JOANN }` );
		expect( JSON.stringify( await history() ) ).not.toMatch(
			new RegExp( `[^o]${ ANN }`, 'i' )
		);
		expect(
			await site.php(
				`$done = Pharos\\Core\\AtomicOption::read( 'pharos_search_summary' )['done']; delete_option( 'pharos_search_summary' ); return $done;`
			)
		).toEqual( [ OTHER ] );
	} );

	test( 'keep the address with the reason if the settings cannot be saved', async () => {
		await save( { search_summary_to: ANN } );
		const { messages, items_retained: isRetained } =
			await site.php< Erasure >(
				`${ ADMIN_HOOKS }
				wp_set_current_user( 1 );
				add_filter( 'query', static fn( $sql ) => str_contains( $sql, "'pharos_settings'" ) && ! str_contains( $sql, 'SELECT' ) ? 'UPDATE nowhere SET a = 1' : $sql );
				$GLOBALS['wpdb']->suppress_errors( true );
				return apply_filters( 'wp_privacy_personal_data_erasers', [] )['pharos-seo']['callback']( $args['email'], 1 );`,
				{ email: ANN }
			);
		expect( isRetained ).toBe( true );
		expect( messages ).toEqual( [
			'The email address is still a recipient of the email summary: The settings couldn’t be saved because of a database error. Try again, or contact your host.',
		] );
		expect( await recipients() ).toBe( ANN );
	} );
} );

describe( 'With a connection to Google', () => {
	let google: SiteGoogle;
	beforeAll( async () => {
		google = await startGoogleFor( site );
		await google.connect();
	} );
	afterAll( () => google.stop() );

	test( 'the account of the user who connected it is exported, and stays with the way to erase it', async () => {
		const account = await site.php< string >(
			`$option = get_option( 'pharos_search_console' );
			update_option( 'pharos_search_console', [ 'owner' => $args['id'] ] + $option, false );
			return ( new Pharos\\SearchConsole\\Connection() )->email();`,
			{ id: ann }
		);
		expect( account ).toContain( '@' );
		const item = { 'Connected account': account };
		expect( await exported() ).toEqual( {
			'pharos-search-console-account': item,
		} );
		// The same by its own email address, which no user of the site has.
		expect( await exported( account ) ).toEqual( {
			'pharos-search-console-account': item,
		} );
		expect( await erase() ).toEqual( {
			items_removed: false,
			items_retained: true,
			messages: [
				'This user’s account connects the site to Google Search Console. To erase it, disconnect it on the Search Console screen of Pharos SEO.',
			],
			done: true,
		} );
		expect( await exported( 'bob@example.com' ) ).toEqual( {} );
	} );

	test( 'Site Health has its state, without account and secrets', async () => {
		const { text, copied } = await site.php< Record< string, string > >(
			`${ ADMIN_HOOKS }
			require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
			$ours = array_intersect_key( apply_filters( 'debug_information', [] ), [ 'pharos-seo' => '' ] );
			return [ 'text' => wp_json_encode( $ours, JSON_UNESCAPED_SLASHES ), 'copied' => WP_Debug_Data::format( $ours, 'debug' ) ];`
		);
		expect( text ).not.toMatch( /@|"[^"]*(?:token|secret|salt)[^"]*":/ );
		expect( text ).not.toContain( CLIENT.id );
		expect( text ).toContain( `"value":"${ site.url }/"` );
		expect( copied ).toContain( 'search_console: oauth\n' );
		expect( copied ).toContain( 'search_console_error: none\n' );
		// Private: not in the text that people paste into forums.
		expect( copied ).not.toContain( site.url );
	} );
} );

describe( 'The policy guide', () => {
	const guide = async () => {
		const admin = await site.as( 'admin' );
		const { text } = await admin.get(
			'/wp-admin/options-privacy.php?tab=policyguide'
		);
		const [ , section = '' ] =
			/<span class="title">Pharos SEO<[^]*?<div class="privacy-text-copy-content">([^]*?)<\/div>/.exec(
				text
			) ?? [];
		return section;
	};

	test( 'describes the features that are turned on', async () => {
		await save( {
			enable_not_found_log: true,
			enable_indexnow: false,
			enable_ai_suggestions: false,
		} );
		const before = await guide();
		expect( before ).toContain( 'When a page isn’t found, this site logs' );
		expect( before ).toContain( 'This site records which user changes' );
		expect( before ).not.toMatch(
			/IndexNow|Search Console|usage data|AI provider/
		);
		await save( {
			enable_not_found_log: false,
			enable_indexnow: true,
			enable_ai_suggestions: true,
		} );
		await site.php( `Pharos\\SearchConsole\\Data\\Tables::need();` );
		const after = await guide();
		expect( after ).not.toContain( 'When a page isn’t found' );
		await site.php( `Pharos\\SearchConsole\\Data\\Tables::clear();` );
		expect( after ).toContain( 'api.indexnow.org' );
		expect( after ).toContain( 'from Google Search Console' );
		expect( after ).toContain( 'are sent to the AI provider' );
		expect( after ).not.toContain( 'emails a summary' );
	} );
} );
