/** Without its folder and its row in the list of features, a feature is gone, and all the rest works. */
import {
	cpSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkPhp } from '../../tools/lib/php-check/check.mjs';
import * as table from '../../tools/lib/php-check/folders.mjs';
import { activate, deactivate } from './support/plugins';
import { path as settings, startWithDefaults } from './support/settings';
import { site } from './support/site';

/** What shows that the feature is there: its route, its link in the navigation. LlmsTxt has no link, and breadcrumbs have no route. */
const features = {
	IndexNow: { route: 'indexnow', link: '/advanced/indexnow' },
	LlmsTxt: { route: 'llms-txt', link: '' },
	History: { route: 'settings-history', link: '/tools/history' },
	NotFound: { route: 'not-found', link: '/advanced/not-found' },
	Breadcrumbs: { route: '', link: '/advanced/breadcrumbs' },
};
const names = Object.keys( features ) as ( keyof typeof features )[];

/** The list of features without the row of one. */
function withoutRow( list: string, name: string ) {
	const row = new RegExp(
		`^\\t${ name }\\\\Feature::class => \\[(?:\\],|[^]*?^\\t\\],)\\n`,
		'm'
	);
	expect( list ).toMatch( row );
	return list.replace( row, '' );
}

/** What users notice of the features of the plugin that is active. */
async function signs() {
	const { body } = await site.rest( 'GET', '/pharos/v1' );
	const routes = Object.keys( body.routes as object ).join( ' ' );
	const admin = await site.as( 'admin' );
	const path = '/wp-admin/admin.php?page=pharos_settings';
	const screen = await ( await admin.fetch( path ) ).text();
	expect( screen ).toContain( '</html>' );
	return Object.fromEntries(
		names.map( ( name ) => {
			const { route, link } = features[ name ];
			return [
				name,
				{
					route: routes.includes( `/${ route }` ) ? route : '',
					link: screen.includes( link ) ? link : '',
				},
			];
		} )
	);
}

startWithDefaults();

test( 'All features are there', async () => {
	expect( await signs() ).toEqual( features );
} );

test( 'No other PHP names their classes', () => {
	const root = join( __dirname, '../..' );
	const files = (
		readdirSync( join( root, 'includes' ), { recursive: true } ) as string[]
	 )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.filter(
			( file ) =>
				! names.some( ( name ) => file.startsWith( `${ name }/` ) )
		)
		.map( ( file ) => `includes/${ file }` );
	const read = ( file: string ) => readFileSync( join( root, file ), 'utf8' );
	const sources = Object.fromEntries(
		[ 'pharos-seo.php', 'uninstall.php', ...files ].map( ( file ) => [
			file,
			file === 'includes/hooks/features.php'
				? names.reduce( withoutRow, read( file ) )
				: read( file ),
		] )
	);
	const uses = Object.fromEntries(
		Object.entries( table.uses ).filter(
			( [ folder ] ) => ! names.includes( folder as 'History' )
		)
	);
	expect( checkPhp( sources, { ...table, uses } ).problems ).toEqual( [] );
} );

/*
 * Other files may name what belongs to the site's data, which outlives the feature: settings and their categories (Settings\Definitions,
 * ImportExport\Categories, PageCaches\Purge), and names that content and themes contain: a shortcode, a block, a template tag.
 */
describe.each( names )( 'A plugin without %s', ( name ) => {
	const slug = `pharos-without-${ name.toLowerCase() }`;
	const folder = join( site.folder, 'wp-content/plugins', slug );
	const logged = () =>
		site
			.debugLog()
			.text.split( '\n' )
			.filter( ( line ) => line.includes( `/plugins/${ slug }/` ) );

	beforeAll( () => {
		cpSync( join( site.folder, 'wp-content/plugins/pharos-seo' ), folder, {
			recursive: true,
		} );
		renameSync(
			join( folder, 'pharos-seo.php' ),
			join( folder, `${ slug }.php` )
		);
		rmSync( join( folder, 'includes', name ), { recursive: true } );
		const list = join( folder, 'includes/hooks/features.php' );
		writeFileSync( list, withoutRow( readFileSync( list, 'utf8' ), name ) );
	} );

	afterAll( async () => {
		await site.option( 'pharos_llms_txt', null );
		await site.option( 'pharos_llms_txt_made', null );
		await deactivate( slug );
		await activate( 'pharos-seo' );
		rmSync( folder, { recursive: true } );
	} );

	test( 'has the rest: pages, files, settings, content and the application', async () => {
		await deactivate( 'pharos-seo' );
		await activate( slug );
		const left = { ...features, [ name ]: { route: '', link: '' } };
		expect( await signs() ).toEqual( left );

		const admin = await site.as( 'admin' );
		const saved = await admin.rest( 'POST', settings, {
			data: {
				enable_xml_sitemap: true,
				enable_indexnow: true,
				enable_llms_txt: true,
				page_title: 'Saved %title%',
			},
		} );
		expect( saved.status ).toBe( 200 );
		const post = await admin.rest< { id: number; link: string } >(
			'POST',
			'/wp/v2/posts',
			{
				title: 'Oolong',
				content: 'Tea. [pharos_breadcrumbs]',
				status: 'publish',
			}
		);
		expect( post.status ).toBe( 201 );
		const page = await site.get( new URL( post.body.link ).pathname );
		expect( page.titles ).toEqual( [ 'Saved Oolong' ] );
		expect( page.text ).not.toContain( '[pharos_breadcrumbs]' );
		expect( page.text ).toContain( 'BreadcrumbList' );
		for ( const [ path, status ] of Object.entries( {
			'/': 200,
			'/not-there/': 404,
			'/sitemap_index.xml': 200,
			'/robots.txt': 200,
			'/llms.txt': name === 'LlmsTxt' ? 404 : 200,
		} ) ) {
			const response = await site.fetch( path );
			expect( [ path, response.status ] ).toEqual( [ path, status ] );
			await response.text();
		}
		const gone = await admin.rest(
			'DELETE',
			`/wp/v2/posts/${ post.body.id }?force=true`
		);
		expect( gone.status ).toBe( 200 );
		expect( logged() ).toEqual( [] );
	}, 60_000 );
} );
