import fc from 'fast-check';
import { parseFeed } from './parse-feed';

const parse = ( items: string, selector = 'item' ) =>
	parseFeed(
		`<?xml version="1.0"?><rss xmlns:content="http://purl.org/rss/1.0/modules/content/" version="2.0"><channel><title>News</title><link>https://x.example/</link>${ items }</channel></rss>`,
		selector,
		'https://news.example/feed.xml'
	);

test( 'a post has title, date, link, content and sub-posts', () => {
	expect(
		parse( `<item>
			<title>Tea &amp; cake</title>
			<link> https://news.example/tea </link>
			<pubDate>Wed, 25 Nov 2026 10:00:00 GMT</pubDate>
			<description>Short.</description>
			<content:encoded><![CDATA[<p>Long &amp; <b>bold</b>.</p>]]></content:encoded>
			<children>
				<post><title>Added</title><content:encoded>&lt;p&gt;Cups&lt;/p&gt;</content:encoded><pubDate>Tue, 24 Nov 2026 10:00:00 GMT</pubDate></post>
				<post><title>Fixed</title><description>Leaks</description></post>
			</children>
		</item>` )
	).toEqual( [
		{
			title: 'Tea & cake',
			language: '',
			date: Date.UTC( 2026, 10, 25, 10 ),
			postLink: 'https://news.example/tea',
			description: '<p>Long &amp; <b>bold</b>.</p>',
			children: [
				{
					title: 'Added',
					content: '<p>Cups</p>',
					date: Date.UTC( 2026, 10, 24, 10 ),
				},
				{ title: 'Fixed', content: 'Leaks', date: 0 },
			],
		},
	] );
} );

test( 'a post is in the language of the feed, or in its own', () => {
	expect(
		parse(
			`<language>de-DE</language><item><title>Tee</title></item><item xml:lang="fr"><title>Thé</title></item>`
		).map( ( { title, language } ) => [ title, language ] )
	).toEqual( [
		[ 'Tee', 'de-DE' ],
		[ 'Thé', 'fr' ],
	] );
} );

test( 'posts come the newest first, thirty at most', () => {
	const list = parse(
		Array.from(
			{ length: 40 },
			( _, day ) =>
				`<item><title>${ day }</title><pubDate>${ new Date(
					Date.UTC( 2026, 0, day + 1 )
				).toUTCString() }</pubDate></item>`
		).join( '' )
	);
	expect( list ).toHaveLength( 30 );
	expect( list[ 0 ]?.title ).toBe( '39' );
} );

test( 'the selector says which elements are posts', () => {
	const items =
		'<item class="tea"><title>1</title></item><item><title>2</title></item>';
	expect( parse( items, 'item.tea' ).map( ( { title } ) => title ) ).toEqual(
		[ '1' ]
	);
	expect( () => parse( items, '[[' ) ).toThrow();
} );

test( 'a feed in Atom is read as well', () => {
	expect(
		parseFeed(
			'<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Tea</title><link href="/tea"/><updated>2026-11-25T10:00:00Z</updated><summary>Short</summary></entry></feed>',
			'entry',
			'https://news.example/feed.xml'
		)
	).toEqual( [
		{
			title: 'Tea',
			language: '',
			date: Date.UTC( 2026, 10, 25, 10 ),
			postLink: 'https://news.example/tea',
			description: 'Short',
			children: [],
		},
	] );
} );

test.each( [ 'javascript:alert(1)', 'data:text/html,x', 'http://' ] )(
	'a link that is none leads nowhere: %s',
	( link ) => {
		expect(
			parse( `<item><title>x</title><link>${ link }</link></item>` )[ 0 ]
				?.postLink
		).toBe( '' );
	}
);

test( 'whatever a title says is its text', () => {
	fc.assert(
		fc.property( fc.string(), ( title ) => {
			// Characters that can't be represented in XML.
			const text = title.replace(
				/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g,
				''
			);
			const escaped = text
				.replace( /&/g, '&amp;' )
				.replace( /</g, '&lt;' )
				.replace( />/g, '&gt;' )
				.replace( /\r/g, '&#13;' );
			expect(
				parse( `<item><title>${ escaped }</title></item>` )[ 0 ]?.title
			).toBe( text.trim() );
		} )
	);
} );
