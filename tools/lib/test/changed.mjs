/**
 * `npm test -- --changed`: what a change can reach. Between scripts by imports; from PHP, and from an application to its browser tests, by
 * feature, which has the same name in all folders.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';

/** A change of these can change the result of every test. */
const EVERYTHING =
	/^(package(-lock)?\.json|tsconfig\.json|webpack\.config\.js|jest\.config\.js|playwright\.config\.ts|pharos-seo\.php|tools\/(php|mu-plugins|lib)\/|tests\/(mu-plugins|js)\/)/;

/** Features whose tests have other words in their names than the feature. */
const OTHER_WORDS = {
	accounts: [ 'social' ],
	'bulk-editor': [ 'seo-conflicts' ],
	content: [ 'hidden-content', 'social-content' ],
	compat: [ 'other-plugins', 'shop-page', 'double-tags' ],
	head: [ 'canonical', 'robots', 'social', 'pagination', 'double-tags' ],
	history: [ 'settings-history', 'import-export' ],
	'import-export': [ 'settings-files' ],
	'object-forms': [ 'quick-edit', 'editor' ],
	'object-seo': [ 'object-', 'seo-', 'unchecked-posts', 'restricted' ],
	redirects: [ 'redirect', 'url-changes' ],
	settings: [ 'settings', 'effects', 'saving', 'save-failures' ],
	sitemaps: [ 'sitemap' ],
	template: [ 'templates', 'head', 'preview' ],
};

/**
 * Lists of all features. What imports one of them would be reached by every change; what a change does there is what the tests of its
 * feature show.
 */
const LISTS =
	/^(store\/(index|slices|saga-runner)\.ts|src\/admin\/(application\.tsx|definitions\/registry\.ts|screens\/registry\.ts)|tests\/inside\/effects\/index\.ts)$/;

/** Types have no effect at run time: the compiler checks them. */
const TYPES = /\b(?:import|export)\s+type\b[^;]*;/g;

const IMPORT =
	/(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?|\brequire\(\s*|\bmock\(\s*|@use\s+|@import\s+)['"](\.[^'"]+)['"]/g;

/**
 * @param {string} branch The change is everything since its common commit with this branch.
 * @return {Promise<((file: string) => boolean) & {files: string[]}>} Whether a test file can be reached; `files` are the changed ones.
 */
export async function reachedBy( branch ) {
	const files = changedFiles( branch );
	const reached = await importersOf( files );
	const words = wordsOf( files );
	const isEverything = files.some( ( file ) => EVERYTHING.test( file ) );
	const only = ( file ) =>
		isEverything ||
		reached.has( file ) ||
		( file.startsWith( 'tests/' )
			? isAbout( file, words )
			: dirname( file )
					.split( '/' )
					.some( ( folder ) => words.includes( folder ) ) );
	return Object.assign( only, { files } );
}

function changedFiles( branch ) {
	const git = ( ...parameters ) =>
		execFileSync( 'git', parameters, { cwd: root, encoding: 'utf8' } )
			.split( '\n' )
			.filter( Boolean );
	const [ base ] = git( 'merge-base', 'HEAD', branch );
	return [
		...new Set( [
			...git( 'diff', '--name-only', base ),
			...git( 'ls-files', '--others', '--exclude-standard' ),
		] ),
	];
}

/** These files and all that import them. */
async function importersOf( files ) {
	const all = await listFiles( ( path ) =>
		/\.(tsx?|m?js|cjs|scss|json)$/.test( path )
	);
	const known = new Set( all );
	const importers = new Map();
	for ( const file of all ) {
		if ( file.endsWith( '.json' ) ) {
			continue;
		}
		const text = readFileSync( join( root, file ), 'utf8' ).replace(
			TYPES,
			''
		);
		for ( const [ , name ] of text.matchAll( IMPORT ) ) {
			const target = resolve( dirname( file ), name, known );
			if ( target ) {
				importers.set( target, [
					...( importers.get( target ) ?? [] ),
					file,
				] );
			}
		}
	}
	const reached = new Set( files );
	for ( const file of reached ) {
		if ( ! LISTS.test( file ) ) {
			importers.get( file )?.forEach( ( by ) => reached.add( by ) );
		}
	}
	return reached;
}

function resolve( folder, name, known ) {
	const path = normalize( join( folder, name ) );
	return [
		path,
		...[ '.ts', '.tsx', '.mjs', '.js', '.scss', '.json' ].map(
			( end ) => path + end
		),
		join( path, 'index.ts' ),
		join( path, 'index.tsx' ),
	].find( ( one ) => known.has( one ) );
}

/** The features of changed PHP files, screens and slices, as words of the names of tests. */
function wordsOf( files ) {
	const features = new Set();
	for ( const file of files ) {
		const [ , feature ] =
			file.match(
				/^(?:includes|store|common|src\/admin\/screens|src)\/([A-Za-z-]+)\//
			) ?? [];
		if ( feature && feature !== 'admin' && feature !== 'components' ) {
			features.add( kebab( feature ) );
		}
		if ( /^includes\/[A-Za-z]+\.php$/.test( file ) ) {
			features.add( kebab( basename( file, '.php' ) ) );
		}
		// Texts of the application are named in the docs.
		if ( /\.(md|pot)$/.test( file ) ) {
			features.add( 'docs' );
		}
	}
	return [ ...features ].flatMap( ( feature ) => [
		feature,
		...( OTHER_WORDS[ feature ] ?? [] ),
	] );
}

const kebab = ( name ) =>
	name.replace( /([a-z0-9])([A-Z])/g, '$1-$2' ).toLowerCase();

/** Whether a test is about one of the features: by its name, or by the classes of PHP that it calls. */
function isAbout( file, words ) {
	const name = file.replace( /^tests\/[^/]+\//, '' );
	if ( name.startsWith( 'smoke' ) ) {
		return true;
	}
	const path = join( root, file );
	const text = existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
	const classes = new Set(
		[ ...text.matchAll( /Pharos\\\\?([A-Za-z]+)/g ) ].map( ( [ , one ] ) =>
			kebab( one )
		)
	);
	return words.some(
		( word ) => name.includes( word ) || classes.has( word )
	);
}
