import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(
	join( __dirname, '../../../assets/shell.js' ),
	'utf8'
);

const route = ( title: string, parent: string ) => ( {
	section: 'advanced',
	parent,
	title,
	description: `About ${ title }`,
	layout: 'settings',
} );

/** The shell data that includes/Admin/Page.php outputs. */
const SHELL = {
	home: '/advanced/sitemaps',
	routes: {
		'/advanced/sitemaps': route( 'Sitemaps', '/advanced/sitemaps' ),
		'/advanced/schema': route( 'Schema', '/advanced/schema' ),
	},
	build: 'https://shop.example/build/',
	files: {
		'/advanced/schema': [ './style-schema.css', 'screen-schema.js?ver=1' ],
	},
};

/** Runs the shell script with a hash and returns what it shows before the application starts. */
function shellAt( hash: string ) {
	document.body.innerHTML = `
		<div id="pharos-app">
			<nav class="pharos-nav" data-section="advanced" hidden>
				<a data-path="/advanced/sitemaps">Sitemaps</a>
				<a data-path="/advanced/schema">Schema</a>
			</nav>
			<h1 class="pharos-page__title">Pharos SEO</h1>
			<p class="pharos-page__description"></p>
		</div>`;
	document.getElementById( 'pharos-app' )!.dataset.shell =
		JSON.stringify( SHELL );
	window.location.hash = hash;
	// eslint-disable-next-line no-eval -- Our own file, which the page holds as it is.
	window.eval( SCRIPT );
	return {
		title: document.querySelector( 'h1' )?.textContent,
		current: document.querySelector( '[aria-current]' )?.textContent,
	};
}

test( 'the files of the screen are fetched at once, and a failure is left to the application', () => {
	const fetched = () =>
		[ ...document.head.querySelectorAll( 'link, script' ) ].map(
			( element ) =>
				element.getAttribute( 'href' ) ?? element.getAttribute( 'src' )
		);
	document.head.innerHTML = '';
	shellAt( '#/advanced/sitemaps' );
	expect( fetched() ).toEqual( [] );

	shellAt( '#/advanced/schema/12' );
	expect( fetched() ).toEqual( [
		'https://shop.example/build/./style-schema.css',
		'https://shop.example/build/screen-schema.js?ver=1',
	] );

	document.head
		.querySelectorAll( 'link, script' )
		.forEach( ( element ) =>
			element.dispatchEvent( new Event( 'error' ) )
		);
	expect( fetched() ).toEqual( [] );
	document.head.innerHTML = '';
} );

test.each( [
	[ '', 'Sitemaps', 'Sitemaps' ],
	[ '#/', 'Sitemaps', 'Sitemaps' ],
	[ '#/advanced/schema', 'Schema', 'Schema' ],
	[ '#/advanced/schema?setting=schemas', 'Schema', 'Schema' ],
	[ '#/advanced/schema/12', 'Schema', 'Schema' ],
	[ '#/advanced/schema/12/rules', 'Schema', 'Schema' ],
	[ '#/advanced/schemas', 'Pharos SEO', undefined ],
	[ '#elsewhere', 'Pharos SEO', undefined ],
] )( 'at "%s" the shell is headed %s', ( hash, title, current ) => {
	expect( shellAt( hash ) ).toEqual( { title, current } );
} );
