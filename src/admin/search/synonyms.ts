import { normalise } from './normalise';

/**
 * Words that people use for one another. English, like the standards' own names; words of other languages come with the
 * translated labels and keywords.
 */
const GROUPS: string[][] = [
	[ 'og', 'open graph' ],
	[ 'facebook', 'fb' ],
	[ 'twitter', 'x', 'tweet' ],
	[ 'twitter card', 'x card' ],
	[ 'favicon', 'site icon' ],
	[ 'canonical', 'canonical url', 'duplicate content' ],
	[ '301', '302', '307', 'redirect', 'redirection' ],
	[ 'crawl', 'crawler', 'robots.txt', 'bot', 'spider', 'googlebot' ],
	[
		'noindex',
		'deindex',
		'indexing',
		'hide from search',
		'hide from google',
	],
	[ 'nofollow', 'link juice' ],
	[
		'json-ld',
		'structured data',
		'schema',
		'schema.org',
		'rich results',
		'rich snippets',
		'microdata',
	],
	[ 'serp', 'snippet', 'search result', 'search results', 'search preview' ],
	[
		'meta title',
		'seo title',
		'title tag',
		'search engine title',
		'page title',
	],
	[
		'meta description',
		'seo description',
		'search engine description',
		'page description',
	],
	[ 'sitemap', 'xml sitemap', 'sitemap index' ],
	[ 'gsc', 'search console', 'google console', 'webmaster tools' ],
	[ 'homepage', 'front page' ],
	[ 'image', 'picture', 'photo', 'thumbnail' ],
	[ 'separator', 'divider', 'delimiter' ],
	[ 'variable', 'placeholder', 'token', 'template' ],
	[ 'social', 'sharing', 'social media' ],
	[ 'audit', 'analysis', 'site health' ],
	[ 'migrate', 'migration', 'switch plugin' ],
	[ 'feature', 'module' ],
	[ 'telemetry', 'tracking', 'usage data', 'analytics' ],
];

/** Shorter beginnings of a term stand for too much. */
const MIN_BEGINNING = 4;

/** What must be there of the words after the first: "paged" is not about the description of a page. */
const MIN_MORE = 3;

/** How many words the longest term has. */
export const MAX_TERM_WORDS = Math.max(
	...GROUPS.flat().map( ( term ) => normalise( term ).words.length )
);

const TERMS = GROUPS.flatMap( ( group ) => {
	const terms = group.map( normalise );
	return terms.map( ( { joined, words } ) => ( {
		joined,
		firstWord: words[ 0 ]?.length ?? 0,
		hasMore: words.length > 1,
		others: terms
			.map( ( other ) => other.joined )
			.filter( ( other ) => other !== joined ),
	} ) );
} );

/**
 * What else a word, or several without anything between them, may be called. The beginning of a term counts too, so that
 * results do not come and go while somebody types.
 *
 * @param joined Normalised and joined, such as "opengraph".
 * @return Other terms in the same form.
 */
export function synonymsOf( joined: string ): string[] {
	const others = TERMS.filter( ( term ) =>
		term.joined === joined
			? true
			: joined.length >= MIN_BEGINNING &&
				joined.length >=
					( term.hasMore ? term.firstWord + MIN_MORE : 0 ) &&
				term.joined.startsWith( joined )
	).flatMap( ( term ) => term.others );
	return [ ...new Set( others ) ];
}
