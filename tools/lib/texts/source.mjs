/**
 * The translatable texts of the source code, read independently of what extracts them (tools/pot.mjs).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import gettext from 'gettext-parser';
import { listFiles } from '../files.mjs';
import { pluginSlug, root } from '../paths.mjs';
import { textsOfPhp } from './php.mjs';
import { textsOfTypeScript } from './typescript.mjs';

/** A call of a translation function: all other files needn't be parsed. */
const call = /_[_enx]x?\(|_noop\(/;

/**
 * @return {Promise<import('./calls.mjs').Text[]>} Those of PHP and TypeScript, of block.json and of the plugin's header.
 */
export async function textsOfSource() {
	const files = await listFiles(
		( path ) =>
			/^((common|includes|src|store)\/|[^/]+\.php$)/.test( path ) &&
			/\.(php|tsx?)$|\/block\.json$/.test( path ) &&
			! /\.test\.tsx?$/.test( path )
	);
	const texts = await Promise.all( files.map( textsOfFile ) );
	return texts.flat();
}

/**
 * Compares a .pot file with the source code.
 *
 * @param {Buffer} pot The content of the file.
 * @return {Promise<{count: number, problems: string[]}>} The number of its texts; the texts that it lacks, has in vain, or has without a
 *                                                        comment for translators.
 */
export async function compareWithSource( pot ) {
	const messages = messagesOf( pot );
	const extracted = new Map(
		messages.map( ( { msgid, msgid_plural: plural, msgctxt } ) => [
			JSON.stringify( [ msgctxt ?? '', msgid ] ),
			plural ?? '',
		] )
	);
	const left = new Set( extracted.keys() );
	const problems = [];
	for ( const { text, plural, context, where } of await textsOfSource() ) {
		const key = JSON.stringify( [ context, text ] );
		left.delete( key );
		// Gettext has one plural for a text, so one call without a plural may share the entry of one that has it.
		if ( ! extracted.has( key ) || ( plural && ! extracted.get( key ) ) ) {
			problems.push( `missing: “${ plural || text }” (${ where })` );
		}
	}
	return {
		count: extracted.size,
		problems: [
			...problems,
			...[ ...left ].map(
				( key ) =>
					`nowhere in the source: “${ JSON.parse( key )[ 1 ] }”`
			),
			...uncommented( messages ),
		],
	};
}

/**
 * Returns the texts of a .pot file.
 *
 * @param {Buffer} pot
 */
export const messagesOf = ( pot ) =>
	Object.values( gettext.po.parse( pot ).translations )
		.flatMap( ( messages ) => Object.values( messages ) )
		.filter( ( { msgid } ) => msgid !== '' );

/** A placeholder of sprintf() or of createInterpolateElement(); %title% of a template is none. */
const placeholder = /%(\d+\$)?[sd](?!\w*%)|<[a-z]+ ?\/?>/;

/**
 * Names the texts with a placeholder and without a comment for translators: it is in the source, but not where gettext looks for it, right
 * before the call.
 *
 * @param {ReturnType<typeof messagesOf>} messages
 */
export const uncommented = ( messages ) =>
	messages
		.filter(
			( { msgid, comments } ) =>
				placeholder.test( msgid ) &&
				! /^translators:/m.test( comments?.extracted ?? '' )
		)
		.map(
			( { msgid } ) =>
				`no comment for translators right before the call: “${ msgid }”`
		);

/**
 * Returns the texts of a block (see WordPress's block-i18n.json).
 *
 * @param {string} where
 * @param {string} json  Of block.json.
 */
export function textsOfBlock( where, json ) {
	const { title, description, keywords = [] } = JSON.parse( json );
	return [
		[ 'block title', title ],
		[ 'block description', description ],
		...keywords.map( ( keyword ) => [ 'block keyword', keyword ] ),
	].map( ( [ context, text ] ) => ( { text, plural: '', context, where } ) );
}

async function textsOfFile( file ) {
	const source = await readFile( join( root, file ), 'utf8' );
	if ( file.endsWith( '.json' ) ) {
		return textsOfBlock( file, source );
	}
	const texts = file === `${ pluginSlug }.php` ? textsOfHeader( source ) : [];
	if ( call.test( source ) ) {
		const read = file.endsWith( '.php' ) ? textsOfPhp : textsOfTypeScript;
		texts.push( ...read( file, source ) );
	}
	return texts;
}

/** Those of the header that WordPress translates in its list of plugins. */
const textsOfHeader = ( source ) =>
	[
		...source.matchAll(
			/^ \* (?:Plugin Name|Description|Author):\s*(.+)$/gm
		),
	].map( ( [ , text ] ) => ( {
		text,
		plural: '',
		context: '',
		where: `${ pluginSlug }.php`,
	} ) );
