/**
 * Compares the places that name a version, and checks readme.txt by the rules of the plugin directory.
 */

/** Licenses that the GPL, version 2 or later, can include. */
const COMPATIBLE =
	/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|GPL-2\.0-or-later|LGPL-2\.1-or-later|CC0-1\.0|Unlicense)$/;

/** Maximum number of characters of the short description, and of tags. */
const SHORT_DESCRIPTION = 150;
const TAGS = 5;

const SECTIONS = [
	'Description',
	'Installation',
	'Frequently Asked Questions',
	'Screenshots',
	'External services',
	'Source code',
	'Changelog',
	'Upgrade Notice',
];

/**
 * @param {Object<string, string>} texts     Contents of files, by path from the root.
 * @param {string}                 wordpress The version that the tests run on, such as "7.1.1".
 * @return {string[]} Problems, empty if the project can be released.
 */
export function releaseProblems( texts, wordpress ) {
	const text = ( file ) => texts[ file ] ?? '';
	const { version } = JSON.parse( text( 'package.json' ) );
	const lock = JSON.parse( text( 'package-lock.json' ) );
	const plugin = ( name ) =>
		field( text( 'pharos-seo.php' ), ` * ${ name }` );
	const readme = ( name ) => field( text( 'readme.txt' ), name );
	/** @type {[place: string, found: string|undefined, expected: string|undefined][]} */
	const places = [
		[ 'package-lock.json', lock.version, version ],
		[ 'pharos-seo.php, Version', plugin( 'Version' ), version ],
		[
			'pharos-seo.php, PHAROS_VERSION',
			/'PHAROS_VERSION', '(.+?)'/.exec( text( 'pharos-seo.php' ) )?.[ 1 ],
			version,
		],
		[ 'readme.txt, Stable tag', readme( 'Stable tag' ), version ],
		[
			'readme.txt, the newest version of the changelog',
			/== Changelog ==\s+= (\S+) =/.exec( text( 'readme.txt' ) )?.[ 1 ],
			version,
		],
		[
			'CHANGELOG.md, the newest version',
			/^## (\d\S*) - \d{4}-\d\d-\d\d$/m.exec(
				text( 'CHANGELOG.md' )
			)?.[ 1 ],
			version,
		],
		[
			'docs/whats-new.md, the newest version',
			/^## (\d\S*) - /m.exec( text( 'docs/whats-new.md' ) )?.[ 1 ],
			version,
		],
		[
			'languages/pharos-seo.pot',
			/Project-Id-Version: Pharos SEO (\S+?)\\n/.exec(
				text( 'languages/pharos-seo.pot' )
			)?.[ 1 ],
			version,
		],
		[
			'readme.txt, Requires at least',
			readme( 'Requires at least' ),
			plugin( 'Requires at least' ),
		],
		[
			'readme.txt, Requires PHP',
			readme( 'Requires PHP' ),
			plugin( 'Requires PHP' ),
		],
		[
			'readme.txt, Tested up to',
			readme( 'Tested up to' ),
			wordpress.split( '.' ).slice( 0, 2 ).join( '.' ),
		],
	];
	return [
		...places
			.filter( ( [ , found, expected ] ) => found !== expected )
			.map(
				( [ place, found, expected ] ) =>
					`${ place }: ${ found ?? 'none' }, but it should be ${ expected }.`
			),
		...readmeProblems( text( 'readme.txt' ) ),
		...licenseProblems( lock.packages ?? {} ),
	];
}

/**
 * @param {string}   readme readme.txt.
 * @param {string[]} files  Names of the files in .wordpress-org.
 * @return {string[]} Images that the plugin's page needs and that are missing.
 */
export function imageProblems( readme, files ) {
	const [ , section = '' ] =
		/== Screenshots ==\n([\s\S]*?)\n== /.exec( readme ) ?? [];
	const captions = section.match( /^\d+\. /gm ) ?? [];
	return [
		'icon-128x128.png',
		'icon-256x256.png',
		'banner-772x250.png',
		'banner-1544x500.png',
		...captions.map( ( _, index ) => `screenshot-${ index + 1 }.jpg` ),
	]
		.filter( ( name ) => ! files.includes( name ) )
		.map( ( name ) => `.wordpress-org/${ name } is missing.` );
}

/** The value of a line such as "Stable tag: 1.0.0". */
const field = ( text, name ) =>
	text
		.split( '\n' )
		.find( ( line ) => line.startsWith( `${ name }:` ) )
		?.slice( name.length + 1 )
		.trim();

function readmeProblems( readme ) {
	const [ , short = '' ] = readme.split( '\n\n' );
	const tags = ( field( readme, 'Tags' ) ?? '' ).split( ',' );
	return [
		...( [ ...short ].length > SHORT_DESCRIPTION
			? [
					`readme.txt: the short description has ${ [ ...short ].length } characters, ${ SHORT_DESCRIPTION } are the most.`,
				]
			: [] ),
		...( tags.length > TAGS
			? [ `readme.txt: ${ tags.length } tags, ${ TAGS } are the most.` ]
			: [] ),
		...SECTIONS.filter(
			( section ) => ! readme.includes( `\n== ${ section } ==\n` )
		).map( ( section ) => `readme.txt: no section "${ section }".` ),
	];
}

/** Only packages that are built into the plugin matter; those of development stay on the developer's machine. */
function licenseProblems( packages ) {
	const shipped = new Set();
	const add = ( names, from ) => {
		for ( const name of Object.keys( names ?? {} ) ) {
			const path = [
				`${ from }/node_modules/${ name }`,
				`node_modules/${ name }`,
			].find( ( one ) => packages[ one ] );
			if ( path && ! shipped.has( path ) ) {
				shipped.add( path );
				add( packages[ path ].dependencies, path );
			}
		}
	};
	add( packages[ '' ]?.dependencies, '' );
	return [ ...shipped ]
		.filter(
			( path ) => ! COMPATIBLE.test( packages[ path ].license ?? '' )
		)
		.map(
			( path ) =>
				`${ path }: its license (${ packages[ path ].license ?? 'none' }) isn't known as compatible with the GPL.`
		);
}
