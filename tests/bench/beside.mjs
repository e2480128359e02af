/** Compares what SEO plugins add to a visitor's page, each alone and with its default settings, in a Markdown table. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { cost } from './cost.mjs';
import { countInstructions } from './count-instructions.mjs';
import { measureMemory } from './memory.mjs';
import { runPhp } from './run-php.mjs';
import { makePages, paths } from './visitor-pages.mjs';

const HEADER = /^[\s*#@]*(Plugin Name|Version):\s*(.+)$/gm;

/**
 * @param {string} folder An unpacked plugin.
 * @return {{file: string, name: string}} Its main file as in WordPress's plugin list, and its name with the version.
 * @throws {Error} If the folder has no plugin.
 */
export function readPlugin( folder ) {
	for ( const file of readdirSync( folder ) ) {
		const code = file.endsWith( '.php' )
			? readFileSync( join( folder, file ), 'utf8' )
			: '';
		const header = Object.fromEntries(
			[ ...code.matchAll( HEADER ) ].map( ( [ , key, value ] ) => [
				key,
				value.trim(),
			] )
		);
		if ( header[ 'Plugin Name' ] ) {
			return {
				file: `${ basename( resolve( folder ) ) }/${ file }`,
				name: `${ header[ 'Plugin Name' ] } ${ header.Version }`,
			};
		}
	}
	throw new Error( `There is no plugin in ${ folder }.` );
}

/**
 * @param {{url: string, secret: string, folder: string}} site    The site, with a native PHP and the folders of the plugins.
 * @param {{file: string, name: string}[]}                plugins See readPlugin().
 * @param {string}                                        cookie  Of an administrator.
 * @param {(line: string) => void}                        print
 */
export async function printComparison( site, plugins, cookie, print ) {
	const pages = await makePages( site );
	const measure = async ( file ) => {
		const costs = [];
		for ( const { path, open } of pages ) {
			await open();
			costs.push( {
				instructions: await countInstructions( site, path, file ),
				memory: await measureMemory( site, path, file ),
			} );
		}
		return costs;
	};
	const bare = await measure( 'none' );
	print(
		line( [
			'',
			...pages.map( ( page ) => `${ page.name }, ${ page.theme }` ),
		] )
	);
	print( line( [ '---', ...pages.map( () => '---' ) ] ) );
	print(
		line( [
			'WordPress alone',
			...bare.map( ( { instructions } ) => millions( instructions ) ),
		] )
	);
	for ( const { file, name } of plugins ) {
		const restore = await rememberOptions( site );
		try {
			await activate( site, file, cookie );
			const costs = await measure( file );
			print(
				line( [
					name,
					...costs.map( ( all, i ) => difference( all, bare[ i ] ) ),
				] )
			);
		} catch ( error ) {
			print(
				`${ name } is left out: ${ error.message.split( '\n' )[ 0 ] }`
			);
		}
		await restore();
	}
}

const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;

const millions = ( number ) => ( number / 1e6 ).toFixed( 1 );

const difference = ( all, bare ) => {
	const more = all.instructions - bare.instructions;
	return `+${ millions( more ) } (${ (
		( 100 * more ) /
		bare.instructions
	).toFixed( 1 ) }%), ${ Math.round(
		( all.memory - bare.memory ) / 1024
	) } KB`;
};

/** Returns a function that deletes the options added since, so that the next plugin doesn't read them. */
async function rememberOptions( site ) {
	const last = await runPhp(
		site,
		`global $wpdb; return (int) $wpdb->get_var( "SELECT MAX(option_id) FROM $wpdb->options" );`
	);
	return () =>
		runPhp(
			site,
			`global $wpdb;
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_id > %d", $args['last'] ) );
			wp_cache_flush();`,
			{ last }
		);
}

/**
 * Activates a plugin, opens the admin as its user would, which ends the installation of some, and looks at each page. The list of active
 * plugins is put back: requests name the one that they are for.
 *
 * @throws {Error} If it can't be measured.
 */
async function activate( site, file, cookie ) {
	const load = `require_once ABSPATH . 'wp-admin/includes/plugin.php';`;
	const before = await runPhp(
		site,
		`return get_option( 'active_plugins' );`
	);
	// Some plugins redirect once they are active, and then there is no answer.
	const failure = await runPhp(
		site,
		`${ load } deactivate_plugins( get_option( 'active_plugins' ), true ); activate_plugin( $args['file'] );`,
		{ file }
	).catch( ( error ) => error );
	const isActive = await runPhp(
		site,
		`${ load } return is_plugin_active( $args['file'] );`,
		{ file }
	);
	for ( const page of [ 'plugins.php', 'index.php' ] ) {
		await fetch( `${ site.url }/wp-admin/${ page }`, {
			headers: { cookie },
			redirect: 'manual',
		} );
	}
	await runPhp( site, `update_option( 'active_plugins', $args['before'] );`, {
		before,
	} );
	if ( ! isActive ) {
		throw failure ?? new Error( 'it can’t be activated' );
	}
	for ( const path of paths ) {
		const [ alone, bare ] = await Promise.all(
			[ file, 'none' ].map( ( plugin ) =>
				cost( site, path, { 'X-Pharos-Plugins': plugin } )
			)
		);
		if ( alone.text.length <= bare.text.length ) {
			throw new Error( `it adds nothing to ${ path }` );
		}
	}
}
