/**
 * Validates sitemaps: the schemas of sitemaps.org (0.9) and of Google's extensions for images (1.1), videos (1.1) and
 * news (0.9), written as tables because the files may not be distributed, and further rules of the protocol.
 *
 * Elements of the video extension that need attributes or children aren't supported, because Pharos doesn't output
 * them.
 */
import { parseXml, type XmlElement } from './xml';

/** Returns the error in the text of an element; '' for none. `site` is the site URL. */
type Check = ( text: string, site: string ) => string;

interface Rule {
	/** 0 by default; 1 if it is required. */
	min?: number;
	/** Default: 1. */
	max?: number;
	check?: Check;
	children?: Schema;
	/** A check of all children together. */
	together?: ( names: string[] ) => string;
}

/** Groups in order; the elements of one group may be in any order. Names have the usual prefixes. */
type Schema = Record< string, Rule >[];

export const SPACES: Record< string, string > = {
	'http://www.sitemaps.org/schemas/sitemap/0.9': '',
	'http://www.google.com/schemas/sitemap-image/1.1': 'image:',
	'http://www.google.com/schemas/sitemap-video/1.1': 'video:',
	'http://www.google.com/schemas/sitemap-news/0.9': 'news:',
};

const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** Google's limits. */
const MOST_NEWS = 1000;
const MOST_IMAGES = 1000;

/** The characters of RFC 3986. */
const LETTERS = /^(?:[\w.~:/?#@!$&'()*+,;=[\]-]|%[\dA-F]{2})*$/i;

const address: Check = ( text ) => {
	if ( ! /^https?:\/\//i.test( text ) || ! URL.canParse( text ) ) {
		return 'is no absolute address of the web';
	}
	if ( text.length < 12 || text.length > 2048 ) {
		return `has ${ text.length } letters, not 12 to 2048`;
	}
	if ( ! LETTERS.test( text ) ) {
		return 'has letters that must be encoded';
	}
	return text.includes( '#' ) ? 'leads into a page' : '';
};

const ownAddress: Check = ( text, site ) => {
	const { origin } = new URL( site );
	return (
		address( text, site ) ||
		( new URL( text ).origin === origin
			? ''
			: `does not belong to ${ origin }` )
	);
};

/** Times that both the schema (a date, or a date with a time to the second) and W3C's note (with an offset) allow. */
const time: Check = ( text ) => {
	const [ , day, clock ] =
		/^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/.exec(
			text
		) ?? [];
	const real = new Date( `${ day }T${ clock ?? '00:00:00' }Z` );
	// JavaScript parses February 30 as March 1.
	return ! isNaN( real.getTime() ) &&
		real.toISOString().startsWith( `${ day }T${ clock ?? '' }` )
		? ''
		: 'is no date, and no time with seconds and offset';
};

const words =
	( most = Infinity ): Check =>
	( text ) => {
		const { length } = [ ...text ];
		if ( text.trim() === '' ) {
			return 'is empty';
		}
		return length > most ? `has ${ length } letters, not ${ most }` : '';
	};

const number =
	( least: number, most: number, pattern = /^\d+(?:\.\d+)?$/ ): Check =>
	( text ) =>
		pattern.test( text ) && +text >= least && +text <= most
			? ''
			: `is no number from ${ least } to ${ most }`;

const like =
	( pattern: RegExp ): Check =>
	( text ) =>
		pattern.test( text ) ? '' : `is not like ${ pattern }`;

const whole = ( most: number ) => number( 0, most, /^\d+$/ );
const yesOrNo = like( /^(?:yes|no)$/ );

const image: Schema = [
	{ 'image:loc': { min: 1, check: address } },
	{ 'image:caption': { check: words() } },
	{ 'image:geo_location': { check: words() } },
	{ 'image:title': { check: words() } },
	{ 'image:license': { check: address } },
];

const video: Schema = [
	{ 'video:thumbnail_loc': { min: 1, check: address } },
	{ 'video:title': { min: 1, check: words( 100 ) } },
	{ 'video:description': { min: 1, check: words( 2048 ) } },
	{ 'video:content_loc': { check: address } },
	{ 'video:player_loc': { check: address } },
	{ 'video:duration': { check: whole( 28_800 ) } },
	{ 'video:expiration_date': { check: time } },
	{ 'video:rating': { check: number( 0, 5 ) } },
	{ 'video:view_count': { check: whole( Infinity ) } },
	{ 'video:publication_date': { check: time } },
	{ 'video:tag': { max: 32, check: words() } },
	{ 'video:category': { check: words( 256 ) } },
	{ 'video:family_friendly': { check: yesOrNo } },
	{ 'video:requires_subscription': { check: yesOrNo } },
	{ 'video:live': { check: yesOrNo } },
];

const news: Schema = [
	{
		'news:publication': {
			min: 1,
			children: [
				{ 'news:name': { min: 1, check: words() } },
				{
					'news:language': {
						min: 1,
						check: like( /^(?:zh-cn|zh-tw|[a-z]{2,3})$/ ),
					},
				},
			],
		},
	},
	{ 'news:access': { check: like( /^(?:Subscription|Registration)$/ ) } },
	{ 'news:genres': { check: words() } },
	{ 'news:publication_date': { min: 1, check: time } },
	{ 'news:title': { min: 1, check: words() } },
	{ 'news:keywords': { check: words() } },
	{ 'news:stock_tickers': { check: words() } },
];

const url: Schema = [
	{ loc: { min: 1, check: ownAddress } },
	{ lastmod: { check: time } },
	{
		changefreq: {
			check: like(
				/^(?:always|hourly|daily|weekly|monthly|yearly|never)$/
			),
		},
	},
	{ priority: { check: number( 0, 1 ) } },
	{
		'image:image': { max: MOST_IMAGES, children: image },
		'video:video': {
			max: Infinity,
			children: video,
			together: ( names ) =>
				names.some( ( name ) =>
					/^video:(?:content|player)_loc$/.test( name )
				)
					? ''
					: 'has neither file nor player',
		},
		'news:news': { children: news },
	},
];

const documents: Record< string, Schema > = {
	urlset: [ { url: { min: 1, max: MOST_ENTRIES, children: url } } ],
	sitemapindex: [
		{
			sitemap: {
				min: 1,
				max: MOST_ENTRIES,
				children: [
					{ loc: { min: 1, check: ownAddress } },
					{ lastmod: { check: time } },
				],
			},
		},
	],
};

/** The name as in the schemas: "loc", "image:loc". */
export const nameOf = ( { space, name }: XmlElement ) =>
	`${ SPACES[ space ] ?? `{${ space }}` }${ name }`;

/**
 * The errors of a document.
 *
 * @param xml
 * @param site The URL of its site.
 * @return One line for each error, such as "url 3 > lastmod: is no date"; empty for a valid sitemap.
 */
export function validate( xml: string, site: string ): string[] {
	let document;
	try {
		document = parseXml( xml );
	} catch ( error ) {
		return [ `not well-formed: ${ ( error as Error ).message }` ];
	}
	const { encoding, root } = document;
	const schema = documents[ nameOf( root ) ];
	if ( ! schema ) {
		return [ `${ nameOf( root ) }: is no sitemap` ];
	}
	const bytes = Buffer.byteLength( xml );
	const told = root.children.filter( ( entry ) =>
		entry.children.some( ( child ) => nameOf( child ) === 'news:news' )
	).length;
	return [
		/^(?:utf-8)?$/i.test( encoding ) ? '' : `is written in ${ encoding }`,
		bytes > MOST_BYTES ? `has ${ bytes } bytes` : '',
		told > MOST_NEWS ? `has ${ told } news` : '',
		...errorsOf( root, { children: schema }, nameOf( root ), site ),
	].filter( ( error ) => error !== '' );
}

function errorsOf(
	element: XmlElement,
	rule: Rule,
	path: string,
	site: string
): string[] {
	const say = ( error = '' ) => ( error ? [ `${ path }: ${ error }` ] : [] );
	const { check, children: schema = [], together } = rule;
	const names = element.children.map( nameOf );
	return [
		...Object.keys( element.attributes ).flatMap( ( name ) =>
			say( `has an attribute ${ name }` )
		),
		...say( check?.( element.text, site ) ),
		...( ! check && element.text.trim() !== ''
			? say( 'has text beside its elements' )
			: [] ),
		...orderErrors( names, schema ).flatMap( say ),
		...say( together?.( names ) ),
		...childErrors( element, names, schema, path, site ),
	];
}

/** Errors of elements that are missing, too many, unknown, or in the wrong order. */
function orderErrors( names: string[], schema: Schema ): string[] {
	const counts = new Map< string, number >();
	const errors: string[] = [];
	let place = 0;
	for ( const name of names ) {
		counts.set( name, ( counts.get( name ) ?? 0 ) + 1 );
		const at = schema.findIndex( ( group ) => name in group );
		if ( at === -1 ) {
			errors.push( `may not have ${ name }` );
		} else if ( at < place ) {
			errors.push( `has ${ name } too late` );
		}
		place = Math.max( place, at );
	}
	for ( const [ name, { min = 0, max = 1 } ] of schema.flatMap(
		Object.entries< Rule >
	) ) {
		const count = counts.get( name ) ?? 0;
		if ( count < min || count > max ) {
			errors.push( `has ${ count } ${ name }` );
		}
	}
	return errors;
}

/** The errors in the children of an element. */
function childErrors(
	{ children }: XmlElement,
	names: string[],
	schema: Schema,
	path: string,
	site: string
): string[] {
	const rules: Record< string, Rule > = Object.assign( {}, ...schema );
	const counts = new Map< string, number >();
	return children.flatMap( ( child, i ) => {
		const name = names[ i ] ?? '';
		const count = ( counts.get( name ) ?? 0 ) + 1;
		counts.set( name, count );
		const rule = rules[ name ];
		const numbered = ( rule?.max ?? 1 ) > 1 ? `${ name } ${ count }` : name;
		return rule
			? errorsOf( child, rule, `${ path } > ${ numbered }`, site )
			: [];
	} );
}
