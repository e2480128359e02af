/**
 * Measures what the plugin adds to a visitor page, in CPU instructions and memory of one request with a warm opcode
 * cache. Unlike times, instruction counts are the same on any machine and repeatable to 0.1%, so the cost of single
 * lines is visible.
 *
 * Requires a native PHP with its CGI binary, and valgrind.
 */
import { spawn, spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { cost } from './cost.mjs';
import { measureMemory } from './memory.mjs';
import { runPhp } from './run-php.mjs';

/** Number of requests in one process: the difference of the two runs excludes startup, compilation and shutdown. */
const few = 2;
const many = 5;

const pages = {
	'single post': '/x-bench-500/',
	'home page': '/',
	category: '/category/x-bench/',
};

/**
 * Hooks whose callbacks of Pharos are removed one after the other: the saved instructions are their cost. The duplicate
 * tag check comes first.
 */
const parts = [
	'template_include',
	'wp_head',
	'pre_get_document_title',
	'wp_robots',
	'wp_get_attachment_image_attributes',
];

const ours = 'pharos-seo/pharos-seo.php';

/** Whether the required binaries are installed. */
export const canCountInstructions = () =>
	[ 'valgrind', 'php-cgi' ].every(
		( name ) => spawnSync( name, [ '--version' ] ).status !== null
	);

/**
 * @param {{url: string, secret: string, folder: string}} site   The site, with a native PHP.
 * @param {string}                                        beside The main file of a plugin to compare with, as "folder/file.php"; empty for none.
 * @param {(line: string) => void}                        print
 */
export async function printInstructions( site, beside, print ) {
	const block = await makePosts( site );
	await makeTheme( site );
	const neighbor =
		beside && ( await activate( site, beside, print ) ) ? beside : '';
	const themes = { 'block theme': block, 'classic theme': 'x-classic' };
	for ( const [ name, stylesheet ] of Object.entries( themes ) ) {
		await runPhp( site, `switch_theme( $args['stylesheet'] );`, {
			stylesheet,
		} );
		print( ` In a ${ name }` );
		for ( const page of Object.entries( pages ) ) {
			await printPage( site, page, neighbor, print );
		}
	}
}

async function printPage( site, [ name, path ], beside, print ) {
	const measure = async ( plugin ) => ( {
		instructions: await countInstructions( site, path, plugin ),
		memory: await measureMemory( site, path, plugin ),
	} );
	const bare = await measure( 'none' );
	const more = ( { instructions, memory } ) =>
		`+${ millions( instructions - bare.instructions ) } and ${ Math.round(
			( memory - bare.memory ) / 1024
		) } KB`;
	const all = await measure( ours );
	print(
		`  ${ name.padEnd( 12 ) } WordPress ${ millions( bare.instructions ) }, ours ${ more( all ) }${
			beside
				? `, ${ basename( beside, '.php' ) } ${ more( await measure( beside ) ) }`
				: ''
		}`
	);
	let left = all.instructions;
	for ( const [ i, part ] of parts.entries() ) {
		const without = await countInstructions(
			site,
			path,
			ours,
			parts.slice( 0, i + 1 ).join( ',' )
		);
		print( row( part, left - without ) );
		left = without;
	}
	print( row( 'loading and all else', left - bare.instructions ) );
}

const row = ( name, number ) =>
	`    ${ name.padEnd( 36 ) }${ millions( number ).padStart( 6 ) }`;

const millions = ( number ) => ( number / 1e6 ).toFixed( 2 );

async function countInstructions( site, path, plugin, withoutHooks = '' ) {
	const headers = {
		'X-Pharos-Test': site.secret,
		'X-Pharos-Plugins': plugin,
		'X-Pharos-Without-Hooks': withoutHooks,
	};
	// The first request fills the persistent caches.
	await run( site, path, headers, 1 );
	const [ short, long ] = await Promise.all(
		[ few, many ].map( ( times ) => run( site, path, headers, times ) )
	);
	return ( long - short ) / ( many - few );
}

/**
 * @return {Promise<number>} Instructions of a process that handles the given number of requests.
 */
async function run( { url, folder }, path, headers, times ) {
	const { host, hostname, port } = new URL( url );
	const child = spawn(
		'valgrind',
		[
			'--tool=cachegrind',
			'--cache-sim=no',
			'--cachegrind-out-file=/dev/null',
			'php-cgi',
			...[
				'opcache.enable=1',
				'opcache.validate_timestamps=0',
				'memory_limit=512M',
				'pcre.jit=1',
			].flatMap( ( setting ) => [ '-d', setting ] ),
			'-T',
			String( times ),
		],
		{
			cwd: folder,
			stdio: [ 'ignore', 'ignore', 'pipe' ],
			env: {
				PATH: process.env.PATH,
				GATEWAY_INTERFACE: 'CGI/1.1',
				REDIRECT_STATUS: '200',
				REQUEST_METHOD: 'GET',
				REQUEST_URI: path,
				QUERY_STRING: '',
				SCRIPT_NAME: '/index.php',
				SCRIPT_FILENAME: join( folder, 'index.php' ),
				DOCUMENT_ROOT: folder,
				SERVER_NAME: hostname,
				SERVER_PORT: port,
				SERVER_PROTOCOL: 'HTTP/1.1',
				HTTP_HOST: host,
				REMOTE_ADDR: '127.0.0.1',
				...asVariables( headers ),
			},
		}
	);
	let output = '';
	for await ( const text of child.stderr.setEncoding( 'utf8' ) ) {
		output += text;
	}
	const [ , total ] = /I\s+refs:\s+([\d,]+)/.exec( output ) ?? [];
	if ( ! total ) {
		throw new Error( `No instructions were counted: ${ output }` );
	}
	return Number( total.replaceAll( ',', '' ) );
}

const asVariables = ( headers ) =>
	Object.fromEntries(
		Object.entries( headers ).map( ( [ name, value ] ) => [
			`HTTP_${ name.toUpperCase().replaceAll( '-', '_' ) }`,
			value,
		] )
	);

/** Creates a classic theme, whose templates output the HTML around wp_head() and the posts. */
const makeTheme = ( site ) =>
	runPhp(
		site,
		`$folder = get_theme_root() . '/x-classic';
		wp_mkdir_p( $folder );
		foreach ( $args as $file => $text ) { file_put_contents( "$folder/$file", $text ); }
		wp_clean_themes_cache();`,
		{
			'style.css': '/* Theme Name: Classic */',
			'functions.php': `<?php add_theme_support( 'title-tag' ); add_theme_support( 'post-thumbnails' );`,
			'index.php': `<!DOCTYPE html>
				<html <?php language_attributes(); ?>>
				<head><meta charset="<?php bloginfo( 'charset' ); ?>"><?php wp_head(); ?></head>
				<body <?php body_class(); ?>>
				<?php
				wp_body_open();
				while ( have_posts() ) {
					the_post();
					the_title( '<h2>', '</h2>' );
					the_post_thumbnail();
					is_singular() ? the_content() : the_excerpt();
				}
				wp_footer();
				?>
				</body>
				</html>`,
		}
	);

/** Creates 1,000 posts in one category, like an established site. Returns the active theme. */
const makePosts = ( site ) =>
	runPhp(
		site,
		`$category = wp_insert_term( 'x-bench', 'category' )['term_id'];
		wp_defer_term_counting( true );
		for ( $i = 1; $i <= 1000; $i++ ) {
			wp_insert_post( [
				'post_title' => "A cup of tea, number $i",
				'post_name' => "x-bench-$i",
				'post_content' => str_repeat( '<!-- wp:paragraph --><p>Words about tea &amp; coffee.</p><!-- /wp:paragraph -->', 20 ),
				'post_status' => 'publish',
				'post_category' => [ $category ],
				'post_date' => gmdate( 'Y-m-d H:i:s', 1700000000 + $i * 3600 ),
				'meta_input' => [ '_thumbnail_id' => 102 ],
			] );
		}
		wp_defer_term_counting( false );
		return get_stylesheet();`
	);

/**
 * Activates the other plugin, and asks for each page with it alone. One that fails is named, with the reason, and left out.
 *
 * @return {Promise<boolean>} Whether it can be measured.
 */
async function activate( site, beside, print ) {
	const plugins = `require_once ABSPATH . 'wp-admin/includes/plugin.php';`;
	try {
		// Some plugins redirect once they are active, and then there is no answer.
		const failure = await runPhp(
			site,
			`${ plugins } activate_plugin( $args['beside'] );`,
			{ beside }
		).catch( ( error ) => error );
		const isActive = await runPhp(
			site,
			`${ plugins } return is_plugin_active( $args['beside'] );`,
			{ beside }
		);
		if ( ! isActive ) {
			throw failure ?? new Error( 'it can’t be activated' );
		}
		for ( const path of Object.values( pages ) ) {
			await cost( site, path, { 'X-Pharos-Plugins': beside } );
		}
		return true;
	} catch ( error ) {
		print(
			` Without ${ basename( beside, '.php' ) }: ${ error.message.split( '\n' )[ 0 ] }`
		);
		return false;
	}
}
