import { normalise } from './normalise';
import { EVERYDAY_SYNONYMS } from './phrases';

/** Groups of terms of the trade with the same meaning: English, like the names of the standards. Everyday words are translated (phrases.ts). */
const GROUPS: string[][] = [
	...EVERYDAY_SYNONYMS.map( ( group ) => group.split( ',' ) ),
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
	[ 'aioseo', 'all in one seo' ],
	[ 'rank math', 'rankmath' ],
	[ 'the seo framework', 'seo framework', 'tsf' ],
	[ 'telemetry', 'tracking', 'usage data', 'analytics' ],
];

/** Minimum length of a term's prefix; shorter ones match too many terms. */
const MIN_BEGINNING = 4;

/** Minimum length of a prefix's part after the first word: "paged" must not find the synonyms of "page description". */
const MIN_MORE = 3;

/** Number of words in the longest term. */
export const MAX_TERM_WORDS = Math.max(
	...GROUPS.flat().map( ( term ) => normalise( term ).words.length )
);

/** The words of all terms. */
export const SYNONYM_WORDS: readonly string[] = GROUPS.flat().flatMap(
	( term ) => normalise( term ).words
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
 * Returns the synonyms of one or more joined words. Prefixes of a term match too, so that results don't flicker while
 * typing.
 *
 * @param joined Normalized and joined words, such as "opengraph".
 * @return Synonyms in the same form.
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
