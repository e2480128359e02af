/** The admin bar menu on the front end: the SEO data of the page, for users who may edit it. */
import type { Page } from '../support/page';
import type { Role } from '../support/site';
import { configure, withContent } from './support/head';
import { words } from './support/lists';
import { clear, write } from './support/object-seo';
import { site } from './support/site';

const content = withContent();
const served = { author_archive: true, date_archive: true };

const items = ( { text }: Page ) =>
	Object.fromEntries(
		[
			...text.matchAll(
				/id='wp-admin-bar-pharos-seo-(\w+)'>([\s\S]*?)<\/li>/g
			),
		].map( ( [ , name = '', html = '' ] ) => [ name, html ] )
	);

/** The items of the menu and their links. */
async function menu( path: string, role: Role = 'admin' ) {
	const person = await site.as( role );
	const page = await person.get( path );
	const { edit = '', default: _list, preview, ...facts } = items( page );
	const [ , href = '' ] = /href='([^']*)'/.exec( edit ) ?? [];
	const says = Object.fromEntries(
		Object.entries( facts ).map( ( [ name, html ] ) => [
			name,
			words(
				html.replace(
					/<strong>.*?<\/strong>|<span class="pharos-reason">.*?<\/span>/g,
					''
				)
			),
		] )
	);
	const reasons = [
		...( facts.robots ?? '' ).matchAll(
			/<span class="pharos-reason">(.*?)<\/span>/g
		),
	].map( ( [ , reason = '' ] ) => words( reason ) );
	return {
		page,
		says,
		reasons,
		preview: preview && /href='([^']*)'/.exec( preview )?.[ 1 ],
		leads: words( href ).replace( site.url, '' ),
	};
}

beforeAll( () => configure( served ) );
const route = () => `/wp/v2/posts/${ content.ids.plain }`;

const settings = ( path: string ) =>
	`/wp-admin/admin.php?page=pharos_settings#${ path }`;

test.each( [
	[ '/x-plain/', /post\.php\?post=\d+&action=edit$/ ],
	[ '/x-journal/', /post\.php\?post=\d+&action=edit$/ ],
	[ '/category/tea/', /term\.php\?taxonomy=category&tag_ID=\d+/ ],
	[ '/author/tomas-reed/', /user-edit\.php\?user_id=\d+/ ],
	[ '/', settings( '/general/homepage' ) ],
	[ '/2025/02/', settings( '/general' ) ],
	[ '/?s=tea', settings( '/general' ) ],
	[ '/not-there/', settings( '/general' ) ],
	[ '/page/2/', settings( '/general/homepage' ) ],
] )(
	'On %s it says what is printed, and leads to where that is changed',
	async ( path, place ) => {
		const { page, says, leads } = await menu( path );
		expect( says ).toEqual( {
			title: page.title,
			description: page.meta( 'description' ) ?? 'None',
			robots: page.meta( 'robots' ) ?? 'None',
			canonical: page.link( 'canonical' ) ?? 'None',
		} );
		expect( leads ).toMatch(
			typeof place === 'string'
				? new RegExp( `${ place.replace( /[.?]/g, '\\$&' ) }$` )
				: place
		);
	}
);

test( 'A post’s own words are in it, as text', async () => {
	await write( route(), {
		title: 'Own "<b>" & \' tea',
		description: '<script>alert( 1 )</script>',
		noindex: 'yes',
	} );
	const { says } = await menu( '/x-plain/' );
	expect( says ).toEqual( {
		title: 'Own "<b>" & \' tea',
		description: '<script>alert( 1 )</script>',
		robots: expect.stringMatching( /^(?=.*noindex).*follow/ ),
		canonical: 'None',
	} );
	await clear( route() );
} );

test( 'A site that is hidden as a whole says so', async () => {
	await site.option( 'blog_public', '0' );
	const { says } = await menu( '/x-plain/' ).finally( () =>
		site.option( 'blog_public', '1' )
	);
	expect( says.robots ).toBe( 'noindex, nofollow' );
} );

test( 'The robots directives have their reasons; the link to the preview has the URL', async () => {
	const { reasons, preview } = await menu( '/?s=tea+%26+co' );
	expect( reasons ).toEqual( [
		'noindex: Set for all pages of this content type.',
		'max-image-preview:large, follow: Added by WordPress.',
	] );
	expect( preview ).toBe(
		`${ site.url }${ settings( '/tools/preview' ) }?url=%2F%3Fs%3Dtea%2B%2526%2Bco`
	);
} );

test( 'The link to the preview is for users with its permission, who needn’t be allowed to edit the page', async () => {
	expect( ( await menu( '/x-plain/', 'editor' ) ).preview ).toBeUndefined();
	await configure( {
		...served,
		access: { author: { pharos_run_analysis: true } },
	} );
	const { preview, leads, says } = await menu( '/x-plain/', 'author' );
	await configure( served );
	expect( preview ).toContain( 'x-plain' );
	expect( leads ).toBe( '' );
	expect( Object.keys( says ) ).toContain( 'title' );
} );

test.each< [ Role, string, boolean ] >( [
	[ 'editor', '/x-plain/', true ],
	[ 'editor', '/category/tea/', true ],
	[ 'editor', '/', false ],
	[ 'author', '/x-plain/', false ],
	[ 'author', '/2025/02/', false ],
	[ 'subscriber', '/x-plain/', false ],
] )( 'An %s on %s: %s', async ( role, path, has ) => {
	const { page } = await menu( path, role );
	expect( page.text.includes( 'wp-admin-bar-pharos-seo-title' ) ).toBe( has );
} );

test( 'Visitors don’t have it, and no user without page-level SEO', async () => {
	const visitor = await site.get( '/x-plain/' );
	expect( visitor.text.includes( 'pharos-seo-' ) ).toBe( false );
	await configure( { ...served, enable_page_level_seo: false } );
	const { page } = await menu( '/x-plain/' );
	expect( page.text.includes( 'wp-admin-bar-pharos-seo' ) ).toBe( false );
	await configure( served );
} );
