import type { Page } from '../../support/page';
import type { Site } from '../../support/site';
import type { Effect } from './types';

const post = '/first-flush-darjeeling/';
const title = ( page: Page ) => page.title;
const description = ( page: Page ) => page.meta( 'description' );

/** Whether the menu of the application has a route. */
const leadsTo = ( route: string ) => async ( _page: Page, site: Site ) => {
	const admin = await site.as( 'admin' );
	const { text } = await admin.get(
		'/wp-admin/admin.php?page=pharos_settings'
	);
	return text.includes( `href="#${ route }"` );
};

/** Titles and descriptions, and the visibility of features. */
export const effects: Effect[] = [
	{
		setting: 'page_title',
		does: 'makes the titles of pages',
		path: post,
		values: [ 'A: %title%', 'B: %title%' ],
		read: title,
		expected: [
			'A: First flush Darjeeling has landed',
			'B: First flush Darjeeling has landed',
		],
	},
	{
		setting: 'enable_page_level_seo',
		does: 'lets a post speak for itself',
		path: post,
		values: [ true, false ],
		setup: async ( { php } ) => {
			const write = ( value: string ) =>
				php(
					`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_page_by_path( 'first-flush-darjeeling', OBJECT, 'post' ) ) )->write( [ 'title' => $args['value'] ] );`,
					{ value }
				);
			await write( 'Own' );
			return () => write( '' );
		},
		read: title,
		expected: [
			'Own',
			'First flush Darjeeling has landed - Fern & Kettle',
		],
	},
	{
		setting: 'global_default',
		does: 'takes the place of an empty title',
		path: post,
		when: { page_title: '' },
		values: [ { page_title: 'A: %title%' }, { page_title: 'B: %title%' } ],
		read: title,
		expected: [
			'A: First flush Darjeeling has landed',
			'B: First flush Darjeeling has landed',
		],
	},
	{
		setting: 'site_name',
		does: 'is what the site is called in titles, for networks and in JSON-LD',
		path: post,
		values: [ '', 'Fern Ltd.' ],
		read: ( page ) => [
			page.title,
			page.meta( 'og:site_name' ),
			page.text.includes( '"name":"Fern Ltd."' ),
		],
		expected: [
			[
				'First flush Darjeeling has landed - Fern & Kettle',
				'Fern & Kettle',
				false,
			],
			[
				'First flush Darjeeling has landed - Fern Ltd.',
				'Fern Ltd.',
				true,
			],
		],
	},
	{
		setting: 'later_page_format',
		does: 'numbers later pages in titles',
		path: '/page/2/',
		when: { home_page_title: '%site_name% | %tagline%' },
		values: [ '', 'Page %page_number%' ],
		read: ( page ) => /Page 2( of \d+)?/.exec( page.title ?? '' )?.[ 0 ],
		expected: [ expect.stringMatching( /^Page 2 of \d+$/ ), 'Page 2' ],
	},
	...(
		[
			[ 'end', 'Home | Fern & Kettle - Page 2' ],
			[ 'appended', 'Home | Fern & Kettle Page 2' ],
			[ 'none', 'Home | Fern & Kettle' ],
		] as const
	 ).map( ( [ value, expected ] ): Effect => ( {
		setting: 'later_page_titles',
		does: `places the number of later pages in titles: ${ value }`,
		path: '/page/2/',
		when: {
			home_page_title: 'Home | %site_name%',
			later_page_format: 'Page %page_number%',
		},
		values: [ 'within', value ],
		read: title,
		expected: [ 'Home | Page 2 | Fern & Kettle', expected ],
	} ) ),
	{
		setting: 'later_page_descriptions',
		does: 'numbers later pages in descriptions',
		path: '/page/2/',
		when: {
			home_page_description: 'Tea',
			later_page_format: 'Page %page_number%',
		},
		values: [ false, true ],
		read: description,
		expected: [ 'Tea', 'Tea - Page 2' ],
	},
	{
		setting: 'protected_titles',
		does: 'tells in titles that a password protects a post',
		path: post,
		values: [ false, true ],
		setup: async ( { php } ) => {
			const protect = ( password: string ) =>
				php(
					`wp_update_post( [ 'ID' => get_page_by_path( 'first-flush-darjeeling', OBJECT, 'post' )->ID, 'post_password' => $args['password'] ] );`,
					{ password }
				);
			await protect( 'secret' );
			return () => protect( '' );
		},
		read: ( page ) => [ page.title, page.meta( 'og:title' ) ],
		expected: [
			Array( 2 ).fill(
				'First flush Darjeeling has landed - Fern & Kettle'
			),
			Array( 2 ).fill(
				'Protected: First flush Darjeeling has landed - Fern & Kettle'
			),
		],
	},
	{
		setting: 'capitalize_titles',
		does: 'begins each word of a title with a capital letter',
		path: '/category/tea/',
		when: { page_title: 'élan of %title% (all) well-known' },
		values: [ false, true ],
		read: ( page ) => [ page.title, page.meta( 'og:title' ) ],
		expected: [
			Array( 2 ).fill( 'élan of Tea (all) well-known' ),
			Array( 2 ).fill( 'Élan Of Tea (all) Well-known' ),
		],
	},
	{
		setting: 'typographic_quotes',
		does: 'prints quotes and apostrophes as WordPress does in posts',
		path: '/proper-chai/',
		when: { page_title: '%title% - 5 < 6 & "C:\\x" <b>' },
		values: [ false, true ],
		read: title,
		expected: [
			`"Proper" chai, Tomas's way & the lazy way - 5 < 6 & "C:\\x" <b>`,
			'“Proper” chai, Tomas’s way & the lazy way - 5 < 6 & “C:\\x” <b>',
		],
	},
	{
		setting: 'separator',
		does: 'stands in titles',
		path: post,
		when: { page_title: '%title% %separator% %site_name%' },
		values: [ '-', '|' ],
		read: title,
		expected: [
			'First flush Darjeeling has landed - Fern & Kettle',
			'First flush Darjeeling has landed | Fern & Kettle',
		],
	},
	{
		setting: 'page_description',
		does: 'makes the descriptions of pages',
		path: post,
		values: [ 'A: %site_name%', '' ],
		read: description,
		expected: [ 'A: Fern & Kettle', undefined ],
	},
	{
		setting: 'auto_generate_description',
		does: 'describes a post without an excerpt by its text',
		path: '/matcha-without-lumps/',
		values: [ true, false ],
		read: ( page ) => Boolean( description( page ) ),
		expected: [ true, false ],
	},
	{
		setting: 'home_page_title',
		does: 'makes the title of the home page',
		path: '/',
		values: [ 'A: %site_name%', 'B: %site_name%' ],
		read: title,
		expected: [ 'A: Fern & Kettle', 'B: Fern & Kettle' ],
	},
	{
		setting: 'home_page_description',
		does: 'makes the description of the home page',
		path: '/',
		values: [ 'A: %site_name%', '' ],
		read: description,
		expected: [ 'A: Fern & Kettle', undefined ],
	},
	...(
		[
			[ 'post_types', 'post', post ],
			[ 'post_types', 'page', '/about/' ],
			[ 'taxonomies', 'category', '/category/tea/' ],
			[ 'archives', 'search', '/?s=tea' ],
			[ 'archives', 'not_found', '/there-is-no-such-page/' ],
		] as const
	 ).map( ( [ group, name, path ] ): Effect => ( {
		setting: 'templates',
		does: `makes titles and descriptions of ${ name }`,
		path,
		when: { page_title: 'All', page_description: 'All' },
		values: [
			{},
			{ [ group ]: { [ name ]: { title: 'T', description: 'D' } } },
		],
		read: ( page ) => [ page.title, description( page ) ],
		expected: [
			[ 'All', 'All' ],
			[ 'T', 'D' ],
		],
	} ) ),
	...(
		[
			[ 'author', '/author/ines-calloway/', 'author_archive' ],
			[ 'date', '/2025/', 'date_archive' ],
		] as const
	 ).map( ( [ name, path, served ] ): Effect => ( {
		setting: 'templates',
		does: `makes titles of the ${ name } archive, and falls back for what is empty`,
		path,
		when: { page_title: 'All', page_description: 'All', [ served ]: true },
		values: [ {}, { archives: { [ name ]: { title: 'T' } } } ],
		read: ( page ) => [ page.title, description( page ) ],
		expected: [
			[ 'All', 'All' ],
			[ 'T', 'All' ],
		],
	} ) ),
	{
		setting: 'enable_google_console',
		does: 'shows Search Console in the application',
		path: '/',
		values: [ true, false ],
		read: leadsTo( '/search-console' ),
		expected: [ true, false ],
	},
	{
		setting: 'enable_schemas',
		does: 'shows Schema in the application',
		path: '/',
		values: [ true, false ],
		read: leadsTo( '/advanced/schema' ),
		expected: [ true, false ],
	},
	{
		setting: 'enable_migration',
		does: 'shows Migrate in the application',
		path: '/',
		values: [ true, false ],
		read: leadsTo( '/tools/migrate' ),
		expected: [ true, false ],
	},
	{
		setting: 'search_summary',
		does: 'schedules the email summary of Search Console',
		path: '/',
		setup:
			async ( { php } ) =>
			() =>
				php(
					`Pharos\\SearchConsole\\Summary\\Sender::event()->unschedule(); delete_option( 'pharos_search_summary' );`
				),
		values: [ '', 'weekly' ],
		read: ( _page, site ) =>
			site.php(
				`return Pharos\\SearchConsole\\Summary\\Sender::event()->is_scheduled();`
			),
		expected: [ false, true ],
	},
	{
		setting: 'search_summary_to',
		does: 'are the recipients of the email summary',
		path: '/',
		values: [ 'a@example.com', 'b@example.com, c@example.com' ],
		read: ( _page, site ) =>
			site.php(
				`return Pharos\\SearchConsole\\Summary\\Recipients::all( new Pharos\\Settings\\Settings() );`
			),
		expected: [ [ 'a@example.com' ], [ 'b@example.com', 'c@example.com' ] ],
	},
	...(
		[
			[ 'google_verification', 'google-site-verification' ],
			[ 'bing_verification', 'msvalidate.01' ],
			[ 'pinterest_verification', 'p:domain_verify' ],
			[ 'yandex_verification', 'yandex-verification' ],
			[ 'baidu_verification', 'baidu-site-verification' ],
		] as const
	 ).map( ( [ setting, name ] ): Effect => ( {
		setting,
		does: 'is in a tag of the home page',
		path: '/',
		values: [ '', `<meta name="${ name }" content="ABCDEF0123">` ],
		read: ( page ) => page.meta( name ),
		expected: [ undefined, 'ABCDEF0123' ],
	} ) ),
	...(
		[
			[ 'breadcrumbs_separator', '›', '/', /--pharos-separator:'\/'/ ],
			[ 'breadcrumbs_home', '', 'Start', />Start<\/a>/ ],
			[
				'breadcrumbs_prefix',
				'',
				'You are <here>:',
				/>You are &lt;here&gt;: </,
			],
		] as const
	 ).map( ( [ setting, from, to, found ] ): Effect => ( {
		setting,
		does: 'is what breadcrumbs show that say nothing else',
		path: '/x-crumbs/',
		values: [ from, to ],
		read: ( page ) => found.test( page.text ),
		expected: [ false, true ],
		setup: async ( site ) => {
			await site.php(
				`wp_insert_post( [ 'post_name' => 'x-crumbs', 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => '[pharos_breadcrumbs]' ] );`
			);
			return () =>
				site.php(
					`wp_delete_post( get_page_by_path( 'x-crumbs', OBJECT, 'post' )->ID, true );`
				);
		},
	} ) ),
];
