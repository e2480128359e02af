/**
 * Generates the feed of "What's New?" from docs/whats-new.md: a post for each version, whose list has the news for site owners.
 */

/** Maximum number of versions. */
const VERSIONS = 5;

/** The page with all changes. */
const ALL_CHANGES = 'https://wordpress.org/plugins/pharos-seo/#developers';

/**
 * @param {string} news Markdown: sections that begin with `## 1.2.0 - 2026-11-25`, each with a list.
 * @return {string} RSS 2.0.
 */
export function newsFeed( news ) {
	const items = versionsOf( news )
		.slice( 0, VERSIONS )
		.map(
			( { version, date, html } ) => `		<item>
			<title>${ escape( `Pharos SEO ${ version }` ) }</title>
			<link>${ escape( ALL_CHANGES ) }</link>
			<guid isPermaLink="false">pharos-seo-${ escape( version ) }</guid>
			<pubDate>${ date.toUTCString() }</pubDate>
			<description>${ escape( html ) }</description>
		</item>
`
		)
		.join( '' );
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
	<channel>
		<title>Pharos SEO: What’s New?</title>
		<link>${ escape( ALL_CHANGES ) }</link>
		<description>The changes of each version that users notice most.</description>
		<language>en-US</language>
${ items }	</channel>
</rss>
`;
}

/** @throws {Error} For a section without a version, date or list: the news would silently lack it. */
function versionsOf( news ) {
	return news
		.split( /^## /m )
		.slice( 1 )
		.map( ( section ) => {
			const [ heading = '', ...lines ] = section.split( '\n' );
			const [ , version, day ] =
				/^(\d\S*) - (\d{4}-\d{2}-\d{2})$/.exec( heading.trim() ) ?? [];
			const entries = lines.filter( ( line ) => line.startsWith( '- ' ) );
			if ( ! version || entries.length === 0 ) {
				throw new Error(
					`"${ heading }" isn't a version with its date and a list of news.`
				);
			}
			return {
				version,
				date: new Date( `${ day }T00:00:00Z` ),
				html: `<ul>${ entries
					.map(
						( entry ) => `<li>${ inline( entry.slice( 2 ) ) }</li>`
					)
					.join( '' ) }</ul>`,
			};
		} );
}

/** Converts Markdown's bold text, code and links. */
const inline = ( text ) =>
	escape( text )
		.replace( /\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>' )
		.replace( /`([^`]+)`/g, '<code>$1</code>' )
		.replace( /\*\*(.+?)\*\*/g, '<strong>$1</strong>' );

const escape = ( text ) =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /"/g, '&quot;' );
