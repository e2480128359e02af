/**
 * The Help Center: docs/users/ as HTML pages, which the build puts into build/help/ (tools/lib/help/webpack.cjs).
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { parse, render, textOf } from './markdown.mjs';

export const source = join( root, 'docs', 'users' );

/** The page that lists all others, in groups. */
const INDEX = 'README.md';

const FILES = [ 'help.css', 'help.js' ];

/**
 * @return {Promise<Map<string, string|Buffer>>} The files of the Help Center by path. Pages link to each other and to websites, and load
 *                                               nothing from other hosts.
 */
export async function helpFiles() {
	const pages = await readPages();
	const groups = groupsOf( pages.get( INDEX ) );
	const files = new Map();
	for ( const [ file, page ] of pages ) {
		files.set( nameOf( file ), htmlOf( file, page, groups ) );
	}
	files.set(
		'sections.js',
		`window.helpSections = ${ JSON.stringify( sectionsOf( pages ) ) };\n`
	);
	for ( const name of FILES ) {
		files.set(
			name,
			await readFile( join( root, 'tools', 'lib', 'help', name ) )
		);
	}
	for ( const name of await readdir( join( source, 'images' ) ) ) {
		files.set(
			`images/${ name }`,
			await readFile( join( source, 'images', name ) )
		);
	}
	return files;
}

async function readPages() {
	const names = ( await readdir( source ) ).filter( ( name ) =>
		name.endsWith( '.md' )
	);
	return new Map(
		await Promise.all(
			names
				.sort()
				.map( async ( name ) => [
					name,
					parse( await readFile( join( source, name ), 'utf8' ) ),
				] )
		)
	);
}

const nameOf = ( file ) =>
	file === INDEX ? 'index.html' : file.replace( /\.md$/, '.html' );

const toTarget = ( target ) =>
	/^[a-z]+:/.test( target )
		? target
		: target.replace( /^[^#]+\.md/, ( file ) => nameOf( file ) );

/**
 * Returns the pages as the index lists them.
 *
 * @param {import('./markdown.mjs').Parsed} index
 * @return {{title: string, pages: {file: string, label: string}[]}[]} A group for each heading.
 */
function groupsOf( index ) {
	const groups = [];
	index.tokens.forEach( ( token, at ) => {
		if ( token.type === 'heading_open' && token.tag === 'h2' ) {
			groups.push( {
				title: textOf( index.tokens[ at + 1 ] ),
				pages: [],
			} );
		}
		const link = token.children?.find(
			( { type } ) => type === 'link_open'
		);
		const file = link?.attrGet( 'href' );
		if ( file?.endsWith( '.md' ) && groups.length > 0 ) {
			const label =
				token.children[ token.children.indexOf( link ) + 1 ].content;
			groups.at( -1 ).pages.push( { file, label } );
		}
	} );
	return groups;
}

function htmlOf( file, page, groups ) {
	const title = page.headings[ 0 ].text;
	const isIndex = file === INDEX;
	const entry = ( { file: target, label } ) =>
		`<li><a href="${ nameOf( target ) }"${ target === file ? ' aria-current="page"' : '' }>${ escape( label ) }</a></li>`;
	const nav = groups
		.map(
			( group ) =>
				`<h2>${ escape( group.title ) }</h2>\n<ul>\n${ group.pages.map( entry ).join( '\n' ) }\n</ul>`
		)
		.join( '\n' );
	return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${ escape( isIndex ? title : `${ title } ‹ Pharos SEO Help Center` ) }</title>
<link rel="stylesheet" href="help.css">
<script src="sections.js" defer></script>
<script src="help.js" defer></script>
</head>
<body${ isIndex ? ' class="is-index"' : '' }>
<header>
<a class="home" href="index.html">Pharos SEO Help Center</a>
<form role="search" action="index.html"><label for="s">Search the help pages</label><input type="search" id="s" name="s" dir="auto"><button>Search</button></form>
</header>
<main>
<div id="results" role="status"></div>
${ render( page, toTarget ) }
</main>
${ isIndex ? '' : `<nav aria-label="All pages">\n${ nav }\n</nav>` }
</body>
</html>
`;
}

/**
 * Returns what the search looks through: each section with its text.
 *
 * @param {Map<string, import('./markdown.mjs').Parsed>} pages
 * @return {{url: string, page: string, title: string, text: string}[]} In the order of the pages.
 */
function sectionsOf( pages ) {
	const sections = [];
	for ( const [ file, { tokens, headings } ] of pages ) {
		if ( file === INDEX ) {
			continue;
		}
		let at = 0;
		for ( const token of tokens ) {
			if ( token.type === 'heading_open' ) {
				const { level, text, slug } = headings[ at++ ];
				sections.push( {
					url: nameOf( file ) + ( level === 1 ? '' : `#${ slug }` ),
					page: headings[ 0 ].text,
					title: text,
					text: '',
				} );
			} else if ( token.type === 'inline' ) {
				sections.at( -1 ).text += ` ${ textOf( token ) }`;
			}
		}
	}
	return sections;
}

const escape = ( text ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '"', '&quot;' );
