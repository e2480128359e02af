/**
 * The tables of docs/users/ by name: each function takes the facts (facts.mjs) and the source of the page, and returns lines of Markdown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../help/markdown.mjs';
import { root } from '../paths.mjs';
import { lossesOf, SOURCES } from './losses.mjs';

/** An example of each variable, whose value the test of variables compares with that of a real page. */
const examples = JSON.parse(
	readFileSync(
		join( root, 'tools', 'lib', 'docs', 'examples.json' ),
		'utf8'
	)
);

const PAGES = {
	post: 'posts and pages',
	term: 'terms',
	author: 'authors',
	archive: 'post type archives',
	date: 'date archives',
	search: 'search results',
};

const SEVERITIES = {
	error: 'Critical',
	warning: 'Warning',
	suggestion: 'Suggestion',
};

export const tables = {
	variables: ( { variables } ) => variableTable( variables ),

	'schema variables': ( { schema_variables: list } ) => variableTable( list ),

	...Object.fromEntries(
		[ 'pages', 'site', 'settings' ].map( ( kind ) => [
			`${ kind } checks`,
			( { checks }, page ) => checkTable( checks[ kind ], page ),
		] )
	),

	settings: ( facts ) => {
		const titles = titlesOf( facts.navigation );
		return facts.screens.flatMap( ( { path, fields } ) =>
			titles.has( path ) && fields.length > 0
				? [
						`## ${ titles.get( path ) }`,
						'',
						...table(
							[ 'Setting', 'What it does', 'Default', 'Name' ],
							unique( fields ).map( ( field ) =>
								settingRow( field, facts.definitions )
							)
						),
						'',
					]
				: []
		);
	},

	...Object.fromEntries(
		Object.entries( SOURCES ).map( ( [ slug, folder ] ) => [
			`not migrated ${ slug }`,
			( { reasons } ) => lossesOf( folder, reasons ),
		] )
	),
};

const variableTable = ( variables ) =>
	table(
		[ 'Variable', 'Meaning', 'Has a value on', 'Example' ],
		variables.map( ( { name, label, description, on } ) => [
			`\`%${ name }%\``,
			`${ label }. ${ description }`,
			on ? on.map( ( page ) => PAGES[ page ] ).join( ', ' ) : 'all pages',
			exampleOf( name ),
		] )
	);

function exampleOf( name ) {
	if ( ! ( name in examples ) ) {
		throw new Error(
			`tools/lib/docs/examples.json has no example of the variable “${ name }”.`
		);
	}
	return examples[ name ];
}

const checkTable = ( checks, page ) => {
	const { headings } = parse( page );
	return table(
		[ 'Check', 'Severity', 'Name' ],
		checks.map( ( { id, severity } ) => {
			const anchor = anchorOf( id );
			const section = headings.find( ( { slug } ) => slug === anchor );
			if ( ! section ) {
				throw new Error(
					`docs/users/site-checks.md has no section about the check “${ id }”.`
				);
			}
			return [
				`[${ section.text }](#${ anchor })`,
				SEVERITIES[ severity ],
				`\`${ id }\``,
			];
		} )
	);
};

/**
 * Returns the anchor of a check in its page, as Analysis\RestController::help() does.
 *
 * @param {string} id
 */
const anchorOf = ( id ) =>
	id.replaceAll( '_txt', 'txt' ).replaceAll( '_', '-' );

/** Returns the headings of screens by path: "General > Social > X". */
function titlesOf( items, parents = [], titles = new Map() ) {
	for ( const { path, label, links, children } of items ) {
		const trail = [ ...parents, label ];
		if ( links || children ) {
			titlesOf( links ?? children, trail, titles );
		} else {
			titles.set( path, trail.join( ' > ' ) );
		}
	}
	return titles;
}

/** Fields by key; of several for one key, such as one for each content type, the first. */
const unique = ( fields ) =>
	fields.filter(
		( { key }, index ) =>
			fields.findIndex( ( other ) => other.key === key ) === index
	);

/** The end of the name of settings that each content type has. */
const OF_TYPES = ' by content type';

function settingRow(
	{ key, idKey, label, series, help, tooltip, options = [] },
	definitions
) {
	return [
		`**${ series?.replace( OF_TYPES, '' ) ?? label }**${ series ? OF_TYPES : '' }`,
		[ tooltip, help ].filter( Boolean ).join( ' ' ),
		valueOf( definitions[ key ], options ),
		[ key, idKey ]
			.filter( Boolean )
			.map( ( name ) => `\`${ name }\`` )
			.join( ', ' ),
	];
}

/** The default of a setting as its screen shows it: options by their labels, other texts as code. */
function valueOf( definition, options ) {
	const { default: value, default_of: isLarge } = definition;
	if ( isLarge ) {
		return 'the default schemas';
	}
	switch ( typeof value ) {
		case 'boolean':
			return value ? 'on' : 'off';
		case 'number':
			return value === 0 ? 'none' : String( value );
		case 'string':
			return nameOf( value, options ) || 'empty';
	}
	return (
		Object.values( value )
			.flat()
			.map( ( one ) => nameOf( one, options ) )
			.join( ', ' ) || 'none'
	);
}

const nameOf = ( value, options ) =>
	options.find( ( option ) => option.value === value )?.label ??
	( value === '' ? '' : `\`${ value }\`` );

const table = ( head, rows ) => [
	line( head ),
	line( head.map( () => '---' ) ),
	...rows.map( line ),
];

const line = ( cells ) =>
	`| ${ cells.map( ( cell ) => cell.replaceAll( '|', '\\|' ) ).join( ' | ' ) } |`;
