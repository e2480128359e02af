/** A release: one version in all places, a readme that the plugin directory accepts, licenses that the GPL can include. */
import {
	imageProblems,
	releaseProblems,
} from '../../tools/lib/release-checks.mjs';

const SECTIONS = [
	'Description',
	'Installation',
	'Frequently Asked Questions',
	'Screenshots',
	'External services',
	'Source code',
];

const files = ( version = '1.2.0' ): Record< string, string > => ( {
	'package.json': JSON.stringify( { version } ),
	'package-lock.json': JSON.stringify( {
		version,
		packages: {
			'': { dependencies: { tea: '1' }, devDependencies: { pot: '1' } },
			'node_modules/tea': { license: 'MIT', dependencies: { leaf: '1' } },
			'node_modules/leaf': { license: 'MIT' },
			'node_modules/tea/node_modules/leaf': { license: 'ISC' },
			'node_modules/pot': { license: 'UNLICENSED' },
		},
	} ),
	'pharos-seo.php': ` * Version:           ${ version }
 * Requires at least: 6.8
 * Requires PHP:      8.1
define('PHAROS_VERSION', '${ version }');`,
	'readme.txt': `=== Pharos SEO ===
Tags: one, two
Requires at least: 6.8
Tested up to: 7.1
Requires PHP: 8.1
Stable tag: ${ version }

Short.

${ SECTIONS.map( ( name ) => `== ${ name } ==\n\nText.\n` ).join( '\n' ) }
== Changelog ==

= ${ version } =
* Tea.

== Upgrade Notice ==
`,
	'CHANGELOG.md': `## Unreleased\n\n## ${ version } - 2026-11-28\n\n## 1.0.0 - 2026-01-01\n`,
	'docs/whats-new.md': `# News\n\n## ${ version } - 2026-11-28\n`,
	'languages/pharos-seo.pot': `"Project-Id-Version: Pharos SEO ${ version }\\n"`,
} );

const problems = ( changes: Record< string, string > = {} ) =>
	releaseProblems( { ...files(), ...changes }, '7.1.1' );

test( 'a project in which all places name the version has none', () => {
	expect( problems() ).toEqual( [] );
} );

test.each(
	Object.keys( files() ).filter( ( file ) => file !== 'package.json' )
)( 'an earlier version in %s is found', ( file ) => {
	const earlier = files( '1.1.0' )[ file ] ?? '';
	expect( problems( { [ file ]: earlier } ).join() ).toContain( `${ file }` );
} );

test.each( [
	[ 'a longer description', 'Short.', 'x'.repeat( 151 ), /151 characters/ ],
	[ 'more tags', 'one, two', 'a, b, c, d, e, f', /6 tags/ ],
	[ 'a section less', '== Screenshots ==', '', /"Screenshots"/ ],
	[
		'another PHP than the plugin’s header',
		'PHP: 8.1',
		'PHP: 8.0',
		/8\.0.*8\.1/,
	],
	[ 'a WordPress that isn’t tested', 'to: 7.1', 'to: 7.2', /7\.2.*7\.1/ ],
] )( 'a readme with %s is refused', ( _, from, to, problem ) => {
	const readme = ( files()[ 'readme.txt' ] ?? '' ).replace( from, to );
	expect( problems( { 'readme.txt': readme } ) ).toEqual( [
		expect.stringMatching( problem ),
	] );
} );

test( 'a package that is shipped needs a license that the GPL can include, at any depth; one of development doesn’t', () => {
	const lock = ( files()[ 'package-lock.json' ] ?? '' ).replace(
		'"ISC"',
		'"SSPL-1.0"'
	);
	expect( problems( { 'package-lock.json': lock } ) ).toEqual( [
		expect.stringMatching( /tea\/node_modules\/leaf.*SSPL-1\.0/ ),
	] );
} );

test( 'the page at WordPress.org needs an icon, a banner and a picture for each caption', () => {
	const readme = '== Screenshots ==\n\n1. One.\n2. Two.\n\n== Next ==\n';
	const images = [
		'icon-128x128.png',
		'icon-256x256.png',
		'banner-772x250.png',
		'banner-1544x500.png',
		'screenshot-1.jpg',
	];
	expect(
		imageProblems( readme, [ ...images, 'screenshot-2.jpg' ] )
	).toEqual( [] );
	expect( imageProblems( readme, images.slice( 1 ) ) ).toEqual( [
		'.wordpress-org/icon-128x128.png is missing.',
		'.wordpress-org/screenshot-2.jpg is missing.',
	] );
} );
