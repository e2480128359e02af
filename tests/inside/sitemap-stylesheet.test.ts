/**
 * The style sheets that make sitemaps readable: in the site's language, direction and number format, and always
 * well-formed.
 */
import { site } from '../integration/support/site';

interface Sheet {
	/** Null if it isn't XML. */
	lang: string | null;
	dir: string;
	/** All text in it. */
	text: string;
	/** The parts of its number format. */
	numbers: Record< string, string >;
	xsl: string;
}

/** The XSLT style sheet as XML, after some PHP has changed the site for this request. */
const sheet = ( php = '', args = {} ) =>
	site.php< Sheet >(
		`${ php };
		$xsl = Pharos\\Sitemaps\\Stylesheet::xsl();
		$document = new DOMDocument();
		libxml_use_internal_errors( true );
		if ( ! $document->loadXML( $xsl ) ) { return [ 'lang' => null, 'xsl' => $xsl ]; }
		$html = $document->getElementsByTagName( 'html' )[0];
		$format = $document->getElementsByTagName( 'decimal-format' )[0];
		preg_match( "/'([^']*)', 'local'/", $xsl, $pattern );
		return [
			'lang' => $html->getAttribute( 'lang' ),
			'dir' => $html->getAttribute( 'dir' ),
			'text' => $document->textContent,
			'numbers' => [
				'point' => $format->getAttribute( 'decimal-separator' ),
				'groups' => $format->getAttribute( 'grouping-separator' ),
				'pattern' => html_entity_decode( $pattern[1], ENT_QUOTES | ENT_XML1 ),
			],
			'xsl' => $xsl,
		];`,
		args
	);

test( 'it is XML, in the language of the site, and nothing is left to fill in', async () => {
	const { lang, dir, text, xsl } = await sheet();
	expect( { lang, dir } ).toEqual( { lang: 'en-US', dir: 'ltr' } );
	expect( text ).toContain( 'Fern & Kettle' );
	expect( xsl ).not.toMatch( /%\w+%/ );
	expect( xsl ).not.toMatch( /<script|javascript:|@import|url\(/i );
} );

test( 'a site that is written from right to left has a translated, mirrored page', async () => {
	const language = `
		add_filter( 'locale', static fn() => 'ar' );
		add_filter( 'bloginfo', static fn( $value, $show ) => $show === 'language' ? 'ar' : $value, 10, 2 );
		$GLOBALS['wp_locale']->text_direction = 'rtl';
		add_filter( 'gettext_pharos-seo', static fn( $text, $original ) => [ 'XML Sitemap' => 'خريطة <الموقع>', 'Last modified' => 'آخر {تغيير}' ][ $original ] ?? $text, 10, 2 )`;
	const { lang, dir, text } = await sheet( language );
	expect( { lang, dir } ).toEqual( { lang: 'ar', dir: 'rtl' } );
	expect( text ).toContain( 'خريطة <الموقع> - Fern & Kettle' );
	expect( text ).toContain( 'آخر {تغيير}' );

	const css = await site.php< string >(
		`${ language }; return Pharos\\Sitemaps\\Stylesheet::css();`
	);
	expect( css ).toContain( ':root { direction: rtl; }' );
	expect( css ).toContain( 'content: "خريطة <الموقع>"' );
} );

test.each( [
	[ ',', '.', [ ',', '.', '#,##0' ] ],
	[ '.', ',', [ '.', ',', '#.##0' ] ],
	// Spaces and apostrophes, with and without entities.
	[ '&nbsp;', ',', [ '\u00a0', ',', '#\u00a0##0' ] ],
	[ "'", '.', [ '’', '.', '#’##0' ] ],
	// Empty, or with another meaning in a pattern.
	[ '', '.', [ ',', '.', '0' ] ],
	[ '#', ',', [ '.', ',', '0' ] ],
	[ '.', '.', [ ',', '.', '0' ] ],
] )( 'thousands have the mark %p of their language', async ( ...row ) => {
	const [ thousands, decimal, [ groups, point, pattern ] ] = row;
	const { numbers } = await sheet(
		`$GLOBALS['wp_locale']->number_format = $args`,
		{ thousands_sep: thousands, decimal_point: decimal }
	);
	expect( numbers ).toEqual( { groups, point, pattern } );
} );

test( 'whatever the site is called, it stays XML', async () => {
	const { lang, text } = await sheet(
		`add_filter( 'option_blogname', static fn() => "A &amp;lt;/title> \\x01 ]]> \\xff %css%" )`
	);
	expect( lang ).toBe( 'en-US' );
	expect( text ).toContain( ' ]]> ' );
	expect( text ).not.toContain( '\u0001' );
} );
