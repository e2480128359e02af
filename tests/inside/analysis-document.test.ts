/** How the analysis parses the HTML of pages, including malformed HTML. */
import { site } from '../integration/support/site';

interface Document {
	titles: string[];
	metas: { name: string; content: string; in_head: boolean }[];
	links: { rel: string[]; href: string; url: string; in_head: boolean }[];
	lang: string | null;
	headings: { level: number; text: string; is_apart: boolean }[];
	images: {
		url: string;
		alt: string | null;
		is_decorative: boolean;
		is_link: boolean;
	}[];
	anchors: { href: string; url: string; rel: string[]; text: string }[];
	json_ld: string[];
	has_microdata: boolean;
	resources: { tag: string; url: string }[];
	text_length: number;
	html_length: number;
}

const AT = 'https://example.org/teas/green/';

const read = ( ...pages: string[] ) =>
	site.php< Document[] >(
		`return array_map( static fn( $html ) => (array) new Pharos\\Http\\Document( base64_decode( $html ), $args['at'] ), $args['pages'] );`,
		{
			at: AT,
			pages: pages.map( ( page ) =>
				Buffer.from( page ).toString( 'base64' )
			),
		}
	);

const readOne = async ( page: string ) =>
	( await read( page ) )[ 0 ] as Document;

it( 'reads what a page says, and nothing of what is not its own', async () => {
	const page = await readOne( `<!doctype html><HTML LANG=ar DIR=rtl><head>
		<title>شاي &amp; قهوة</title>
		<META CONTENT=" أوراق " NAME=Description>
		<meta property=og:title content="شاي">
		<link rel="Canonical nofollow" href="../black/">
		<script>document.write("<title>no</title><h1>no</h1>")</script>
		<!-- <title>no</title> --><noscript><img src="no.png"><h1>no</h1></noscript>
		<script type="application/ld+json"> {"@type":"Thing"} </script></head>
		<body><svg><title>no</title></svg><template><h1>no</h1></template>
		<h1>شاي <em>أخضر</em></h1><nav><h3>Menu</h3></nav>
		<p itemscope itemtype="https://schema.org/Thing">x</p></body></html>` );

	expect( page ).toMatchObject( {
		titles: [ 'شاي & قهوة' ],
		lang: 'ar',
		metas: [
			{ name: 'description', content: 'أوراق', in_head: true },
			{ name: 'og:title', content: 'شاي', in_head: true },
		],
		links: [
			{
				rel: [ 'canonical', 'nofollow' ],
				href: '../black/',
				url: 'https://example.org/teas/black/',
				in_head: true,
			},
		],
		headings: [
			{ level: 1, text: 'شاي أخضر', is_apart: false },
			{ level: 3, text: 'Menu', is_apart: true },
		],
		images: [],
		json_ld: [ '{"@type":"Thing"}' ],
		has_microdata: true,
	} );
} );

it( 'ends the head where browsers end it', async () => {
	const page = await readOne(
		`<head><title>a</title><div></div><link rel=canonical href=/a><meta name=robots content=noindex></head>`
	);

	expect( page.links[ 0 ] ).toMatchObject( { in_head: false } );
	expect( page.metas[ 0 ] ).toMatchObject( { in_head: false } );
} );

it( 'knows what links and images say to a screen reader', async () => {
	const page = await readOne( `
		<a href="a"><img src="1.png"></a>
		<a href="b"><img src="2.png" alt=""> Home</a>
		<a href="c" aria-label="Search"><img src="3.png" alt=""></a>
		<a href="d" rel="NoFollow sponsored"><img src="4.png" alt="Shop"></a>
		<a href="e"><svg><path/></svg><img src="5.png" alt></a>
		<img src="6.png" alt="" role=presentation><img src="7.gif" width=1 height=1>
		<img src="data:image/gif;base64,AA" data-src="8.png"><a name="here">none</a><a href="f">open` );

	expect( page.anchors ).toEqual( [
		{ href: 'a', url: `${ AT }a`, rel: [], text: '' },
		{ href: 'b', url: `${ AT }b`, rel: [], text: 'Home' },
		{ href: 'c', url: `${ AT }c`, rel: [], text: 'Search' },
		{
			href: 'd',
			url: `${ AT }d`,
			rel: [ 'nofollow', 'sponsored' ],
			text: 'Shop',
		},
		{ href: 'e', url: `${ AT }e`, rel: [], text: '' },
		{ href: 'f', url: `${ AT }f`, rel: [], text: 'open' },
	] );
	expect(
		page.images.map(
			( { alt, is_link: isLink, is_decorative: isDecorative } ) => [
				alt,
				isLink,
				isDecorative,
			]
		)
	).toEqual( [
		[ null, true, false ],
		[ '', false, false ],
		[ '', false, false ],
		[ 'Shop', true, false ],
		[ '', false, false ],
		[ '', false, true ],
		[ null, false, true ],
		[ null, false, false ],
	] );
	expect( page.images[ 7 ]?.url ).toBe( `${ AT }8.png` );
} );

it( 'names all that a browser loads, through the base of the page', async () => {
	const page =
		await readOne( `<head><base href="//cdn.example.com/x/"><base href="/no/">
		<link rel=stylesheet href="a.css"><link rel=canonical href="http://example.org/">
		<style>@font-face{src:url('f.woff2')} p{background:url( http://example.org/p.png )}</style></head>
		<script src="s.js"></script><img src="i.jpg" srcset="i-2.jpg 2x, i,3.jpg 3x" alt>
		<video poster="v.jpg"><source src="v.mp4"></video><iframe src="http://example.net/"></iframe>
		<p style="background: url(&quot;b.png&quot;)"></p><a href="http://example.com">no</a>` );

	const cdn = 'https://cdn.example.com/x';
	expect( page.resources ).toEqual( [
		{ tag: 'LINK', url: `${ cdn }/a.css` },
		{ tag: 'STYLE', url: `${ cdn }/f.woff2` },
		{ tag: 'STYLE', url: 'http://example.org/p.png' },
		{ tag: 'SCRIPT', url: `${ cdn }/s.js` },
		{ tag: 'IMG', url: `${ cdn }/i.jpg` },
		{ tag: 'IMG', url: `${ cdn }/i-2.jpg` },
		{ tag: 'IMG', url: `${ cdn }/i,3.jpg` },
		{ tag: 'VIDEO', url: `${ cdn }/v.jpg` },
		{ tag: 'SOURCE', url: `${ cdn }/v.mp4` },
		{ tag: 'IFRAME', url: 'http://example.net/' },
		{ tag: 'P', url: `${ cdn }/b.png` },
	] );
} );

it.each( [
	[ 'a//../b', 'https://example.org/teas/green/a/b' ],
	[ 'a/.../b', 'https://example.org/teas/green/a/.../b' ],
	[ '../../../../b', 'https://example.org/b' ],
	[ '?page=2', 'https://example.org/teas/green/?page=2' ],
	[ '#top', 'https://example.org/teas/green/#top' ],
	[ '', 'https://example.org/teas/green/' ],
	[ ' \n/b\t ', 'https://example.org/b' ],
	[ '//example.net', 'https://example.net/' ],
	[ 'mailto:me@example.org', 'mailto:me@example.org' ],
	[ 'HTTPS://example.net/A', 'HTTPS://example.net/A' ],
	[ 'http://', 'http://' ],
	[ 'http://[::1', 'http://[::1' ],
] )( 'the address %j is %s', async ( href, url ) => {
	const page = await readOne( `<a href="${ href }">x</a>` );

	expect( page.anchors[ 0 ]?.url ).toBe( url );
} );

/** A pseudorandom number generator with the same sequence in each run. */
function* numbers( seed: number ) {
	for ( let state = seed; ; ) {
		state = ( state * 1103515245 + 12345 ) % 2147483648;
		yield state;
	}
}

const PIECES =
	'<h1>|</h1>|<h2|>|<a href="|">|</a>|<img src=|"|\'|<svg>|</svg>|<svg/>|<!--|-->|<title>|</title>|<template>|<noscript>|</noscript>|<base href=//|<script>|</script>|<script type=application/ld+json>|{|\u0000|\ud83d\udc69\u200d|&#0;|&amp|<link rel=canonical href=|//|../|?|#|:|<p/>|</|<?php|<![CDATA[|]]>|سلام|<textarea>|</body>|<html lang=|<meta name=robots content=|<style>url(|srcset="a 1x,|,|='.split(
		'|'
	);

it( 'breaks on no HTML, and answers with valid text only', async () => {
	const random = numbers( 7 );
	const pick = ( most: number ) =>
		Math.floor( ( random.next().value as number ) / 65536 ) % most;
	const pages = Array.from( { length: 400 }, () =>
		Array.from(
			{ length: 1 + pick( 60 ) },
			() => PIECES[ pick( PIECES.length ) ]
		).join( '' )
	);
	// Bytes that aren't UTF-8, and a truncated character.
	const bytes = Buffer.concat( [
		Buffer.from( '<h1>Tea \xff\xfe', 'latin1' ),
		Buffer.from( '</h1><p title="é' ).subarray( 0, -1 ),
	] );

	const documents = await read( ...pages );
	const [ cut ] = await site.php< Document[] >(
		`return [ (array) new Pharos\\Http\\Document( base64_decode( $args[0] ), '' ) ];`,
		[ bytes.toString( 'base64' ) ]
	);

	expect( documents ).toHaveLength( pages.length );
	documents.forEach( ( page, index ) => {
		expect( page.html_length ).toBe(
			Buffer.byteLength( pages[ index ] as string )
		);
		expect( page.text_length ).toBeLessThanOrEqual( page.html_length );
		for ( const { level } of page.headings ) {
			expect( level ).toBeGreaterThanOrEqual( 1 );
			expect( level ).toBeLessThanOrEqual( 6 );
		}
	} );
	expect( cut?.headings ).toEqual( [
		{ level: 1, text: 'Tea \ufffd\ufffd', is_apart: false },
	] );
} );

it( 'reads a megabyte of links and images in a few seconds', async () => {
	const { seconds, anchors } = await site.php< {
		seconds: number;
		anchors: number;
	} >(
		`$html = str_repeat( '<div class="card"><a href="/tea/?id=1"><img src="a.jpg" srcset="b.jpg 2x"></a><h2>Tea <b>leaf</b></h2></div>', 9000 );
		$begin = microtime( true );
		$page = new Pharos\\Http\\Document( $html, home_url( '/' ) );
		return [ 'seconds' => microtime( true ) - $begin, 'anchors' => count( $page->anchors ) ];`
	);

	expect( anchors ).toBe( 9000 );
	expect( seconds ).toBeLessThan( 10 );
} );
