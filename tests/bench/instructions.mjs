/** Measures what the plugin adds to a visitor page, and which hook costs what. */
import { countInstructions } from './count-instructions.mjs';
import { measureMemory } from './memory.mjs';
import { makePages } from './visitor-pages.mjs';

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

/**
 * @param {{url: string, secret: string, folder: string}} site  The site, with a native PHP.
 * @param {(line: string) => void}                        print
 */
export async function printInstructions( site, print ) {
	for ( const page of await makePages( site ) ) {
		await page.open();
		await printPage( site, page, print );
	}
}

async function printPage( site, { theme, name, path }, print ) {
	const measure = async ( plugin ) => ( {
		instructions: await countInstructions( site, path, plugin ),
		memory: await measureMemory( site, path, plugin ),
	} );
	const bare = await measure( 'none' );
	const all = await measure( ours );
	print(
		` ${ name }, ${ theme }: WordPress ${ millions( bare.instructions ) }, ours +${ millions(
			all.instructions - bare.instructions
		) } and ${ Math.round( ( all.memory - bare.memory ) / 1024 ) } KB`
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
