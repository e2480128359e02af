/** The social network tags of a page. */
import type { Page } from '../../support/page';
import type { Site } from '../../support/site';

/** All social network tags in order: `og:*`, `article:*`, `profile:*` and `twitter:*`. */
export const shared = ( page: Page ): [ name: string, content: string ][] =>
	page.metas.flatMap( ( { name, property, content = '' } ) => {
		const key = property ?? name ?? '';
		return /^(og|article|profile|twitter):/.test( key )
			? [ [ key, content ] as [ string, string ] ]
			: [];
	} );

/** The contents of the tags with this name. */
export const all = ( page: Page, name: string ) =>
	shared( page )
		.filter( ( [ key ] ) => key === name )
		.map( ( [ , content ] ) => content );

/** The unique names of the tags with these prefixes. */
export const names = ( page: Page, ...beginnings: string[] ) => [
	...new Set(
		shared( page )
			.map( ( [ name ] ) => name )
			.filter( ( name ) =>
				beginnings.some( ( one ) => name.startsWith( one ) )
			)
	),
];

/** The value on X: of its own tag, otherwise of Open Graph. */
export const onX = ( page: Page, what: 'title' | 'description' | 'image' ) =>
	page.meta( `twitter:${ what }` ) ?? page.meta( `og:${ what }` );

/** Reads the contents of tags: of one, or a list of several. */
export const meta =
	( ...wanted: string[] ) =>
	( page: Page ) =>
		wanted.length === 1
			? page.meta( wanted[ 0 ] as string )
			: wanted.map( ( name ) => page.meta( name ) );

/** The social profiles of the site. */
export const accounts = ( page: Page ) =>
	page.links
		.filter( ( { rel } ) => rel === 'me' )
		.map( ( { href } ) => href );

/** The oEmbed response for another site that embeds a post. */
export async function oembed( site: Site, path: string ) {
	const url = encodeURIComponent( new URL( path, site.url ).href );
	const { body } = await site.rest< Record< string, unknown > >(
		'GET',
		`/oembed/1.0/embed?url=${ url }`
	);
	return body;
}
