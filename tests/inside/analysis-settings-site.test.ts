/** Settings checks of the site and its home page. */
import { describeFaults, runCheck } from '../integration/support/analysis';
import { PRINTER, printing } from '../integration/support/analysis-pages';
import {
	fillIn,
	keepOptions,
	set,
	write,
} from '../integration/support/analysis-settings';
import { activate, deactivate } from '../integration/support/plugins';
import { startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { post, removePosts } from '../integration/support/site-settings';
import { withSnippet } from '../integration/support/snippets';

const OPTIONS = [
	'blogname',
	'blogdescription',
	'show_on_front',
	'page_on_front',
	'site_icon',
];
const IMAGE = 'https://example.org/shop.jpg';

withSnippet( 'analysis-printer', PRINTER );
startWithDefaults();
removePosts();
keepOptions( ...OPTIONS );

const option = ( name: string, value: unknown ) => () =>
	site.option( name, value );

describe( 'The name and the tagline of the site', () => {
	afterEach( async () => {
		await site.option( 'blogname', 'Fern & Kettle' );
		await site.option( 'blogdescription', 'Tea from leaf to cup' );
	} );

	describeFaults( 'settings', [
		...[
			'Just another WordPress site',
			'just another WordPress site.',
			'Eine weitere WordPress-Website',
			'Ещё один сайт на WordPress',
			'Un site utilisant WordPress',
			'Só mais um site WordPress',
		].map( ( tagline ) => ( {
			title: `the tagline is WordPress's: ${ tagline }`,
			check: 'default_tagline',
			seed: option( 'blogdescription', tagline ),
			status: 'warning' as const,
			message: /default tagline/,
			fix: /\/wp-admin\/options-general\.php#blogdescription$/,
			mend: fillIn( 'Slow tea & honest pots' ),
		} ) ),
		{
			title: 'there is no tagline',
			check: 'default_tagline',
			seed: option( 'blogdescription', '' ),
			status: 'suggestion',
			message: /no tagline/,
			fix: /options-general\.php#blogdescription$/,
			mend: fillIn( 'WordPress help for tea shops' ),
		},
		{
			title: 'the site has no name',
			check: 'site_title',
			seed: option( 'blogname', '' ),
			status: 'error',
			message: /no name/,
			fix: /options-general\.php#blogname$/,
			mend: fillIn( 'Fern & Kettle' ),
		},
		{
			title: 'the site is called as its host has put it',
			check: 'site_title',
			seed: option( 'blogname', 'My WordPress Website' ),
			status: 'warning',
			message: /“My WordPress Website”/,
			fix: /options-general\.php#blogname$/,
			mend: fillIn( 'Fern & Kettle' ),
		},
		{
			title: 'the site is called by its address',
			check: 'site_title',
			seed: () => site.option( 'blogname', new URL( site.url ).host ),
			status: 'suggestion',
			message: /just the domain/,
			fix: /options-general\.php#blogname$/,
			mend: fillIn( 'Fern & Kettle' ),
		},
		{
			title: 'our own name of the site is a default one',
			check: 'site_title',
			seed: set( { site_name: 'my site' } ),
			status: 'warning',
			message: /“my site”/,
			fix: /#\/general\?setting=site_name$/,
			mend: write( 'Fern & Kettle' ),
		},
	] );

	test( 'a tagline that WordPress wrote in a language of the site is found by its files', async () => {
		const files = ( code: string ) =>
			site.php(
				`$file = WP_LANG_DIR . '/admin-xx_XX.l10n.php'; ${ code }`
			);
		const mo = `<?php return [ 'messages' => [ 'Just another WordPress site' => 'Ainoa WordPress' ] ];`;
		await site.option( 'blogdescription', 'Ainoa WordPress' );
		expect( await runCheck( 'settings', 'default_tagline' ) ).toMatchObject(
			{ status: 'success' }
		);
		await files(
			`wp_mkdir_p( WP_LANG_DIR ); file_put_contents( $file, '${ mo.replaceAll( "'", "\\'" ) }' );
			file_put_contents( WP_LANG_DIR . '/xx_XX.l10n.php', '<?php return [ "messages" => [] ];' );`
		);
		try {
			expect(
				await runCheck( 'settings', 'default_tagline' )
			).toMatchObject( { status: 'warning' } );
		} finally {
			await files(
				`unlink( $file ); unlink( WP_LANG_DIR . '/xx_XX.l10n.php' );`
			);
		}
	} );
} );

describe( 'The home page', () => {
	let page: number;
	beforeAll( async () => {
		page = await post( {
			post_type: 'page',
			post_title: 'Come in',
			post_excerpt: 'Tea and where it comes from.',
		} );
	} );
	afterEach( async () => {
		await site.option( 'show_on_front', 'posts' );
		await site.option( 'page_on_front', 0 );
	} );
	const asPage = () =>
		site.php(
			`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['page'] );`,
			{ page }
		);
	/** Fills the field of the post that a link opens. */
	const writeInPost =
		( value: string ) =>
		( { pathname, searchParams }: URL ) => {
			expect( pathname ).toBe( '/wp-admin/post.php' );
			return site.php(
				`update_post_meta( $args['id'], '_pharos_' . $args['field'], $args['value'] );`,
				{
					id: Number( searchParams.get( 'post' ) ),
					field: searchParams.get( 'pharos-field' ),
					value,
				}
			);
		};

	describeFaults( 'settings', [
		{
			title: 'the home page has no description',
			check: 'home_description',
			seed: set( { home_page_description: '', page_description: '' } ),
			status: 'warning',
			message: /no meta description/,
			fix: /#\/general\/homepage\?setting=home_page_description$/,
			mend: write( 'Tea.' ),
		},
		{
			title: 'the description of the home page is a variable without a value',
			check: 'home_description',
			seed: set( { home_page_description: '%term_description%' } ),
			status: 'warning',
			message: /no meta description/,
			fix: /setting=home_page_description$/,
			mend: write( '%site_name%: %tagline%' ),
		},
		{
			title: 'a page as home page has no description at all',
			check: 'home_description',
			seed: async () => {
				await asPage();
				await site.php(
					`wp_update_post( [ 'ID' => $args['page'], 'post_excerpt' => '', 'post_content' => '' ] );`,
					{ page }
				);
			},
			status: 'warning',
			message: /no meta description/,
			fix: /\/wp-admin\/post\.php\?post=\d+&action=edit&pharos-field=description$/,
			mend: writeInPost( 'Tea.' ),
		},
		{
			title: 'a page as home page is described by the beginning of its text',
			check: 'home_description',
			seed: () =>
				site.php(
					`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['page'] );
					delete_post_meta( $args['page'], '_pharos_description' );
					wp_update_post( [ 'ID' => $args['page'], 'post_excerpt' => '', 'post_content' => 'Steam rises.' ] );`,
					{ page }
				),
			status: 'suggestion',
			message: /the beginning of its content/,
			fix: /post\.php\?post=\d+&action=edit&pharos-field=description$/,
			mend: writeInPost( 'Tea.' ),
			expects: ( { description } ) =>
				expect( description.join( ' ' ) ).toContain( '“Steam rises.”' ),
		},
		{
			title: 'the home page with the latest posts says noindex',
			check: 'home_noindexed',
			seed: set( { home_page_robots: { general: [ 'noindex' ] } } ),
			status: 'error',
			message: /home page is set to noindex/,
			fix: /#\/general\/homepage\/advanced\?setting=home_page_robots\.general$/,
			mend: write( [] ),
		},
		{
			title: 'a page as home page says noindex itself',
			check: 'home_noindexed',
			seed: async () => {
				await asPage();
				await site.php(
					`update_post_meta( $args['page'], '_pharos_noindex', 'yes' );`,
					{ page }
				);
			},
			status: 'error',
			message: /home page is set to noindex/,
			fix: /post\.php\?post=\d+&action=edit&pharos-field=noindex$/,
			mend: writeInPost( 'no' ),
		},
		{
			title: 'a page as home page is noindex as all pages are',
			check: 'home_noindexed',
			seed: async () => {
				await asPage();
				await site.php(
					`delete_post_meta( $args['page'], '_pharos_noindex' );`,
					{ page }
				);
				await set( { no_index: [ 'search', 'page' ] } )();
			},
			status: 'error',
			message: /home page is set to noindex/,
			fix: /#\/advanced\/robot_instructions\/indexing\?setting=no_index\.page$/,
			mend: write( null ),
		},
		{
			title: 'a plugin says noindex for the home page',
			check: 'home_noindexed',
			seed: () =>
				site.php(
					`file_put_contents( WPMU_PLUGIN_DIR . '/hide-home.php', '<?php add_filter( "pharos_robots", fn( $robots ) => [ "noindex" => true ] + $robots );' );`
				),
			status: 'error',
			message: /home page is set to noindex/,
			mend: () =>
				site.php( `unlink( WPMU_PLUGIN_DIR . '/hide-home.php' );` ),
		},
	] );
} );

describe( 'Networks', () => {
	const withImage = () => set( { fallback_image: IMAGE } )();
	beforeEach( withImage );

	describeFaults( 'settings', [
		{
			title: 'the home page and all others are shared without an image',
			check: 'social_image',
			seed: set( { fallback_image: '' } ),
			status: 'warning',
			message: /home page has no social image/,
			fix: /#\/general\/social\?setting=fallback_image$/,
			mend: write( IMAGE ),
		},
		{
			title: 'only the home page is shared with an image',
			check: 'social_image',
			seed: set( {
				fallback_image: '',
				home_page_featured_image: IMAGE,
			} ),
			status: 'suggestion',
			message: /No default social image/,
			fix: /#\/general\/social\?setting=fallback_image$/,
			mend: write( IMAGE ),
		},
		{
			title: 'Open Graph tags are off',
			check: 'open_graph_off',
			seed: set( { open_graph_tags: false } ),
			status: 'warning',
			message: /turned off/,
			fix: /#\/general\/social\/facebook\?setting=open_graph_tags$/,
			mend: write( true ),
		},
		{
			title: 'X tags are off',
			check: 'x_cards_off',
			seed: set( { twitter_meta_tags: false } ),
			status: 'suggestion',
			message: /turned off/,
			fix: /#\/general\/social\/x\?setting=twitter_meta_tags$/,
			mend: write( true ),
		},
	] );

	test( 'without tags for social networks no image is required', async () => {
		await set( {
			fallback_image: '',
			open_graph_tags: false,
			twitter_meta_tags: false,
		} )();
		expect( await runCheck( 'settings', 'social_image' ) ).toBeUndefined();
	} );
} );

describe( 'Who the site belongs to', () => {
	beforeEach( () => set( { instagram: 'fernandkettle' } )() );

	describeFaults( 'settings', [
		{
			title: 'no account is given',
			check: 'social_accounts',
			seed: set( { instagram: '' } ),
			status: 'suggestion',
			message: /No social profiles/,
			fix: /#\/general\/social\/accounts\?setting=social_profiles\.[a-z]+$/,
			mend: write( 'fernandkettle' ),
		},
		{
			title: 'schemas are off',
			check: 'schema_off',
			seed: set( { enable_schemas: false } ),
			status: 'warning',
			message: /turned off/,
			fix: /#\/tools\/manage-features\?setting=enable_schemas$/,
			mend: write( true ),
		},
		{
			title: 'no schema says whose site it is',
			check: 'schema_off',
			seed: withoutSchema( 'organization' ),
			status: 'warning',
			message: /or its owner/,
			fix: /#\/advanced\/schema\?setting=schemas$/,
			mend: () => site.option( 'pharos_schemas', null ),
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toMatch(
					/Organization or Person(?!.*WebSite)/
				),
		},
		{
			title: 'the schema of the organization has no name',
			check: 'site_represents',
			seed: withField( 'name', '' ),
			status: 'warning',
			message: /Missing .*: Name/,
			fix: /#\/advanced\/schema\/organization$/,
			mend: () => site.option( 'pharos_schemas', null ),
		},
		{
			title: 'the organization is called as the site, which has no name',
			check: 'site_represents',
			seed: () => site.option( 'blogname', '' ),
			status: 'warning',
			message: /Missing .*: Name/,
			fix: /options-general\.php#blogname$/,
			mend: fillIn( 'Fern & Kettle' ),
		},
		{
			title: 'there is neither a logo nor a site icon, and the theme has its own favicon',
			check: 'site_represents',
			seed: async () => {
				await site.option( 'site_icon', 0 );
				await printing( {
					replace: [
						[
							'~</head>~',
							'<link rel="icon" href="/wp-includes/images/w-logo-blue.png"></head>',
						],
					],
				} );
			},
			status: 'warning',
			message: /Missing .*: Logo/,
			fix: /options-general\.php#choose-from-library-button$/,
			mend: async () => {
				await site.option( 'site_icon', icon );
				await printing( null );
			},
		},
	] );

	test( 'a missing site icon, which would be the logo as well, is one row: that of the favicon', async () => {
		await site.option( 'site_icon', 0 );
		const logo = await runCheck( 'settings', 'site_represents' );
		const favicon = await runCheck( 'general', 'favicon' );
		await site.option( 'site_icon', icon );
		expect( logo ).toBeUndefined();
		expect( favicon?.status ).toBe( 'warning' );
	} );

	let icon: unknown;
	beforeAll( async () => {
		icon = await site.option( 'site_icon' );
	} );

	function withoutSchema( id: string ) {
		return () => changeSchemas( `unset( $all['${ id }'] );` );
	}
	function withField( field: string, value: string ) {
		return () =>
			changeSchemas(
				`$all['organization']['fields']['${ field }'] = '${ value }';`
			);
	}
	/** Changes schemas as the schema screen does. */
	async function changeSchemas( code: string ) {
		const schemas = await site.php(
			`$all = Pharos\\Settings\\DefaultSchemas::all(); ${ code } return $all;`
		);
		await set( { schemas } )();
	}
} );

test( 'while another SEO plugin is active, only what is WordPress’s is judged', async () => {
	await site.option( 'blogdescription', 'Just another WordPress site' );
	await activate( 'slim-seo' );
	try {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< { data: object } >(
			'GET',
			'/pharos/v1/checks/settings?force=true'
		);
		expect( Object.keys( body.data ).sort() ).toEqual( [
			'default_tagline',
			'site_title',
		] );
	} finally {
		await deactivate( 'slim-seo' );
	}
} );
