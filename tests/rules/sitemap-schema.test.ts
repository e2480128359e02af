/** The sitemap validator of the tests finds each type of error, and none in a valid sitemap. */
import { entryOf } from '../support/sitemap-entry';
import { SPACES, validate } from '../support/sitemap-schema';
import { parseXml } from '../support/xml';

const site = 'https://example.com';

const prefixes = Object.entries( SPACES )
	.map( ( [ space, prefix ] ) =>
		prefix === ''
			? ` xmlns="${ space }"`
			: ` xmlns:${ prefix.slice( 0, -1 ) }="${ space }"`
	)
	.join( '' );

const urlset = ( entries: string, top = '' ) =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/xsl" href="/sitemap.xsl"?>\n<urlset${ prefixes }${ top }>\n${ entries }\n</urlset>\n`;
const index = ( entries: string ) =>
	`<?xml version="1.0" encoding="UTF-8"?><sitemapindex${ prefixes }>${ entries }</sitemapindex>`;

const loc = '<loc>https://example.com/a/</loc>';
const entry = ( inside: string ) => urlset( `<url>${ loc }${ inside }</url>` );
const image = ( inside: string ) =>
	entry( `<image:image>${ inside }</image:image>` );

const pictured =
	'<video:thumbnail_loc>https://cdn.example.net/a.jpg</video:thumbnail_loc>';
const named = '<video:title>Tea</video:title>';
const described = '<video:description>How to pour</video:description>';
const file =
	'<video:content_loc>https://cdn.example.net/a.mp4</video:content_loc>';
const video = ( inside: string ) =>
	entry( `<video:video>${ inside }</video:video>` );

const publication =
	'<news:publication><news:name>Tea News</news:name><news:language>en</news:language></news:publication>';
const published =
	'<news:publication_date>2026-11-20T10:00:00+00:00</news:publication_date>';
const headline = '<news:title>Tea is ready</news:title>';
const news = ( inside: string ) =>
	entry( `<news:news>${ inside }</news:news>` );

const many = ( count: number, one: string | ( ( i: number ) => string ) ) =>
	Array.from( { length: count }, ( _, i ) =>
		typeof one === 'string' ? one : one( i )
	).join( '' );

const valid = {
	'one address': entry( '' ),
	'all about an address': entry(
		'<lastmod>2026-11-20T10:00:00+00:00</lastmod><changefreq>daily</changefreq><priority>0.5</priority>'
	),
	'a day': entry( '<lastmod>2024-02-29</lastmod>' ),
	'parts of a second, in another zone': entry(
		'<lastmod>2026-11-20T23:59:59.123-05:30</lastmod>'
	),
	'an address with escaped and encoded letters': urlset(
		"<url><loc>https://example.com/%E8%8C%B6/it's/?a=1&amp;b=(2)</loc></url>"
	),
	'a thousand images': entry(
		many(
			1000,
			'<image:image><image:loc>https://cdn.example.net/a.jpg</image:loc></image:image>'
		)
	),
	'videos and images in any order': entry(
		`<video:video>${ pictured }${ named }${ described }${ file }</video:video><image:image><image:loc>http://example.com/a.jpg</image:loc></image:image><video:video>${ pictured }${ named }${ described }<video:player_loc>https://example.org/a</video:player_loc><video:duration>28800</video:duration></video:video>`
	),
	news: news( publication + published + headline ),
	'text that is no markup': news(
		`${ publication }${ published }<news:title><![CDATA[<b>Tea</b> & cake]]></news:title>`
	),
	'what is told about the schema': urlset(
		`<url>${ loc }</url>`,
		' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"'
	),
	'an index': index(
		`<sitemap><loc>https://example.com/a.xml</loc><lastmod>2026-11-20</lastmod></sitemap><sitemap><loc>https://example.com/b.xml</loc></sitemap>`
	),
	'no declaration': `<urlset${ prefixes }><url>${ loc }</url></urlset>`,
};

test.each( Object.entries( valid ) )( '%s: valid', ( _name, xml ) => {
	expect( validate( xml, site ) ).toEqual( [] );
} );

const long = `https://example.com/${ 'a'.repeat( 2029 ) }`;

const wrong: Record< string, [ xml: string, ...errors: string[] ] > = {
	'nothing at all': [ '', 'not well-formed: ' ],
	'an element that is not closed': [
		`<urlset${ prefixes }><url>${ loc }</urlset>`,
		'not well-formed: ',
	],
	'an unescaped sign': [
		urlset( '<url><loc>https://example.com/?a=1&b=2</loc></url>' ),
		'not well-formed: ',
	],
	'an entity of HTML': [ entry( '&nbsp;' ), 'not well-formed: ' ],
	'a control character': [ entry( '\u0001' ), 'not well-formed: ' ],
	'something before the declaration': [
		`\n${ entry( '' ) }`,
		'not well-formed: ',
	],
	'a prefix that nobody declared': [ entry( '<x:y/>' ), 'not well-formed: ' ],
	'a page of the site': [ '<html><head/></html>', '{}html: is no sitemap' ],
	'no namespace': [
		`<urlset><url>${ loc }</url></urlset>`,
		'{}urlset: is no sitemap',
	],
	'another encoding': [
		entry( '' ).replace( 'UTF-8', 'ISO-8859-1' ),
		'is written in ISO-8859-1',
	],
	'no entries': [ urlset( '' ), 'urlset: has 0 url' ],
	'an index without sitemaps': [ index( '' ), 'sitemapindex: has 0 sitemap' ],
	'an index with addresses of pages': [
		index( `<url>${ loc }</url>` ),
		'sitemapindex: may not have url',
		'sitemapindex: has 0 sitemap',
	],
	'more than 50,000 entries': [
		urlset( many( 50_001, `<url>${ loc }</url>` ) ),
		'urlset: has 50001 url',
	],
	'more than 50 MB': [
		entry( `<!--${ 'a'.repeat( 52_428_800 ) }-->` ),
		'has 5242',
	],
	'an unknown element': [
		entry( '<note>x</note>' ),
		'urlset > url 1: may not have note',
	],
	'an element of another schema': [
		entry( '<link xmlns="http://www.w3.org/1999/xhtml"/>' ),
		'urlset > url 1: may not have {http://www.w3.org/1999/xhtml}link',
	],
	'an attribute': [
		urlset( `<url id="1">${ loc }</url>` ),
		'urlset > url 1: has an attribute id',
	],
	'text between elements': [
		entry( 'x' ),
		'urlset > url 1: has text beside its elements',
	],
	'an element in an address': [
		urlset( '<url><loc>https://example.com/<b/></loc></url>' ),
		'urlset > url 1 > loc: may not have b',
	],
	'no address': [
		urlset( '<url><lastmod>2026-11-20</lastmod></url>' ),
		'urlset > url 1: has 0 loc',
	],
	'two addresses': [ entry( loc ), 'urlset > url 1: has 2 loc' ],
	'a wrong order': [
		urlset( `<url><lastmod>2026-11-20</lastmod>${ loc }</url>` ),
		'urlset > url 1: has loc too late',
	],
	'an extension before the time': [
		entry(
			'<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image><lastmod>2026-11-20</lastmod>'
		),
		'urlset > url 1: has lastmod too late',
	],
	'a wrong second entry': [
		urlset( `<url>${ loc }</url><url><loc>/a/</loc></url>` ),
		'urlset > url 2 > loc: is no absolute address of the web',
	],
	...Object.fromEntries(
		[
			[ '/a/', 'is no absolute' ],
			[ '', 'is no absolute' ],
			[ ' https://example.com/', 'is no absolute' ],
			[ 'ftp://example.com/a/', 'is no absolute' ],
			[ 'https://exa mple.com/', 'is no absolute' ],
			[ 'http://a.b', 'has 10 letters' ],
			[ long, 'has 2049 letters' ],
			[ 'https://example.com/ä', 'has letters that must be encoded' ],
			[ 'https://example.com/a b', 'has letters that must be encoded' ],
			[ 'https://example.com/100%', 'has letters that must be encoded' ],
			[ 'https://example.com/a/ ', 'has letters that must be encoded' ],
			[ 'http://example.com/a/', 'does not belong to https://ex' ],
			[ 'https://www.example.com/a/', 'does not belong to https://ex' ],
			[ 'https://example.com:8080/', 'does not belong to https://ex' ],
			[ 'https://example.com/#a', 'leads into a page' ],
		].map( ( [ text = '', error = '' ] ) => [
			`the address "${ text.slice( 0, 40 ) }"`,
			[
				urlset( `<url><loc>${ text }</loc></url>` ),
				`urlset > url 1 > loc: ${ error }`,
			],
		] )
	),
	...Object.fromEntries(
		[
			'',
			'now',
			'2026',
			'2026-13-01',
			'2026-02-30',
			'2026-11-20 10:00:00',
			'2026-11-20T10:00:00',
			'2026-11-20T10:00+00:00',
			'2026-11-20T10:00:00+0000',
			'2026-11-20T24:00:00Z',
			'2026-11-20T10:60:00Z',
			'2026-11-20T10:00:00+15:00',
			'0000-00-00T00:00:00Z',
		].map( ( text ) => [
			`the time "${ text }"`,
			[
				entry( `<lastmod>${ text }</lastmod>` ),
				'urlset > url 1 > lastmod: is no date',
			],
		] )
	),
	'a time in an index': [
		index(
			'<sitemap><loc>https://example.com/a.xml</loc><lastmod>x</lastmod></sitemap>'
		),
		'sitemapindex > sitemap 1 > lastmod: is no date',
	],
	'a sitemap of another site': [
		index( '<sitemap><loc>https://example.org/a.xml</loc></sitemap>' ),
		'sitemapindex > sitemap 1 > loc: does not belong to',
	],
	'a frequency that is none': [
		entry( '<changefreq>often</changefreq>' ),
		'urlset > url 1 > changefreq: is not like',
	],
	'too high a priority': [
		entry( '<priority>1.1</priority>' ),
		'urlset > url 1 > priority: is no number from 0 to 1',
	],
	'an image without address': [
		image( '<image:title>Tea</image:title>' ),
		'urlset > url 1 > image:image 1: has 0 image:loc',
	],
	'an image with two addresses': [
		image( many( 2, '<image:loc>https://example.com/a.jpg</image:loc>' ) ),
		'urlset > url 1 > image:image 1: has 2 image:loc',
	],
	'an image with a path': [
		image( '<image:loc>/a.jpg</image:loc>' ),
		'urlset > url 1 > image:image 1 > image:loc: is no absolute',
	],
	'an image inside of nothing': [
		urlset(
			`<image:loc>https://example.com/a.jpg</image:loc><url>${ loc }</url>`
		),
		'urlset: may not have image:loc',
	],
	'more than a thousand images': [
		entry(
			many(
				1001,
				'<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>'
			)
		),
		'urlset > url 1: has 1001 image:image',
	],
	'a video without picture': [
		video( named + described + file ),
		'urlset > url 1 > video:video 1: has 0 video:thumbnail_loc',
	],
	'a video without title': [
		video( pictured + described + file ),
		'urlset > url 1 > video:video 1: has 0 video:title',
	],
	'a video without description': [
		video( pictured + named + file ),
		'urlset > url 1 > video:video 1: has 0 video:description',
	],
	'a video without anything to play': [
		video( pictured + named + described ),
		'urlset > url 1 > video:video 1: has neither file nor player',
	],
	'a video in a wrong order': [
		video( named + pictured + described + file ),
		'urlset > url 1 > video:video 1: has video:thumbnail_loc too late',
	],
	'an empty title': [
		video(
			`${ pictured }<video:title> </video:title>${ described }${ file }`
		),
		'urlset > url 1 > video:video 1 > video:title: is empty',
	],
	'too long a title': [
		video(
			`${ pictured }<video:title>${ '🍵'.repeat( 101 ) }</video:title>${ described }${ file }`
		),
		'urlset > url 1 > video:video 1 > video:title: has 101 letters, not 100',
	],
	'too long a description': [
		video(
			`${ pictured }${ named }<video:description>${ 'a'.repeat( 2049 ) }</video:description>${ file }`
		),
		'urlset > url 1 > video:video 1 > video:description: has 2049 letters',
	],
	'too long a video': [
		video(
			`${ pictured }${ named }${ described }${ file }<video:duration>28801</video:duration>`
		),
		'urlset > url 1 > video:video 1 > video:duration: is no number',
	],
	'half a second': [
		video(
			`${ pictured }${ named }${ described }${ file }<video:duration>1.5</video:duration>`
		),
		'urlset > url 1 > video:video 1 > video:duration: is no number',
	],
	'a video of a time that is none': [
		video(
			`${ pictured }${ named }${ described }${ file }<video:publication_date>today</video:publication_date>`
		),
		'urlset > url 1 > video:video 1 > video:publication_date: is no date',
	],
	'too many tags': [
		video(
			pictured +
				named +
				described +
				file +
				many( 33, '<video:tag>tea</video:tag>' )
		),
		'urlset > url 1 > video:video 1: has 33 video:tag',
	],
	'perhaps for families': [
		video(
			`${ pictured }${ named }${ described }${ file }<video:family_friendly>maybe</video:family_friendly>`
		),
		'urlset > url 1 > video:video 1 > video:family_friendly: is not like',
	],
	'two news in one entry': [
		entry(
			many(
				2,
				`<news:news>${ publication }${ published }${ headline }</news:news>`
			)
		),
		'urlset > url 1: has 2 news:news',
	],
	'more than a thousand news': [
		urlset(
			many(
				1001,
				`<url>${ loc }<news:news>${ publication }${ published }${ headline }</news:news></url>`
			)
		),
		'has 1001 news',
	],
	'news of nobody': [
		news( published + headline ),
		'urlset > url 1 > news:news: has 0 news:publication',
	],
	'news without time and title': [
		news( publication ),
		'urlset > url 1 > news:news: has 0 news:publication_date',
		'urlset > url 1 > news:news: has 0 news:title',
	],
	'news in a wrong order': [
		news( publication + headline + published ),
		'urlset > url 1 > news:news: has news:publication_date too late',
	],
	'a publication without name and language': [
		news( `<news:publication/>${ published }${ headline }` ),
		'urlset > url 1 > news:news > news:publication: has 0 news:name',
		'urlset > url 1 > news:news > news:publication: has 0 news:language',
	],
	'a language with its country': [
		news( publication.replace( '>en<', '>en-US<' ) + published + headline ),
		'urlset > url 1 > news:news > news:publication > news:language: is not like',
	],
	'news without words': [
		news( `${ publication }${ published }<news:title/>` ),
		'urlset > url 1 > news:news > news:title: is empty',
	],
};

test.each( Object.entries( wrong ) )(
	'%s: wrong',
	( _name, [ xml, ...errors ] ) => {
		expect( validate( xml, site ) ).toEqual(
			errors.map( ( error ) =>
				expect.stringMatching(
					new RegExp(
						`^${ error.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) }`
					)
				)
			)
		);
	}
);

test( 'names are those of namespaces, whatever the prefixes', () => {
	const xml = entry(
		'<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>'
	)
		.replaceAll( 'image:', 'i:' )
		.replace( 'xmlns:image', 'xmlns:i' );
	expect( validate( xml, site ) ).toEqual( [] );
} );

test( 'text is what it stands for', () => {
	expect(
		parseXml( '<a b="&lt;&#x1F375;">1 &amp; <![CDATA[<2>]]><c>x</c></a>' )
			.root
	).toMatchObject( { text: '1 & <2>', attributes: { b: '<🍵' } } );
} );

test( 'an entry says what stands in it', () => {
	const [ full, bare ] = parseXml(
		urlset(
			`<url>${ loc }<lastmod>2026-11-20</lastmod><image:image><image:loc>https://example.com/a.jpg?b&amp;c</image:loc></image:image><video:video>${ pictured }${ named }${ described }${ file }</video:video><news:news>${ publication }${ published }${ headline }</news:news></url><url>${ loc }</url>`
		)
	).root.children.map( entryOf );
	expect( full ).toEqual( {
		loc: 'https://example.com/a/',
		lastmod: '2026-11-20',
		images: [ 'https://example.com/a.jpg?b&c' ],
		videos: [
			{
				thumbnail_loc: 'https://cdn.example.net/a.jpg',
				title: 'Tea',
				description: 'How to pour',
				content_loc: 'https://cdn.example.net/a.mp4',
			},
		],
		news: {
			name: 'Tea News',
			language: 'en',
			publication_date: '2026-11-20T10:00:00+00:00',
			title: 'Tea is ready',
		},
	} );
	expect( bare ).toEqual( {
		loc: 'https://example.com/a/',
		lastmod: '',
		images: [],
		videos: [],
		news: null,
	} );
} );
