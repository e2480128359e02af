/**
 * The reference of the WP-CLI commands as Markdown, from their help texts. cli-reference.d.mts has the types.
 *
 * @typedef {import('./cli-reference.mjs').Command} Command
 */

/**
 * Reads the commands.
 *
 * @param {Object< string, {docblock: string, capability: string}>} found From tools/php/cli-commands.php.
 * @return {{commands: Command[], problems: string[]}} Sorted by name; what their help lacks.
 */
export function readCommands( found ) {
	const commands = Object.entries( found )
		.map( ( [ name, { docblock, capability } ] ) => ( {
			name,
			capability,
			...parse( docblock ),
		} ) )
		.sort( ( { name: one }, { name: other } ) => ( one < other ? -1 : 1 ) );
	return { commands, problems: commands.flatMap( problemsOf ) };
}

function parse( docblock ) {
	const lines = docblock
		.replace( /^\/\*\*|\*\/$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ) );
	const end = lines.findIndex( ( line ) => line.startsWith( '@' ) );
	const [ text = '', ...sections ] = lines
		.slice( 0, end < 0 ? undefined : end )
		.join( '\n' )
		.split( /^## /m );
	const [ title = '', ...paragraphs ] = text
		.trim()
		.split( /\n\n+/ )
		.map( ( paragraph ) =>
			/^[*-] /.test( paragraph )
				? paragraph
				: paragraph.replaceAll( '\n', ' ' )
		);
	const section = ( name ) =>
		( sections.find( ( one ) => one.startsWith( `${ name }\n` ) ) ?? '' )
			.slice( name.length )
			.replace( /^\n+|\s+$/g, '' );
	return {
		title,
		paragraphs,
		options: readOptions( section( 'OPTIONS' ) ),
		fields: section( 'AVAILABLE FIELDS' ),
		examples: section( 'EXAMPLES' ).replace( /^ {4}/gm, '' ),
	};
}

function readOptions( text ) {
	return text
		.split( /\n\n+(?=\[?(?:--)?[<\w])/ )
		.filter( Boolean )
		.map( ( block ) => {
			const [ head = '', yaml = '' ] = block.split( /^---$/m );
			const [ name = '', ...description ] = head.trim().split( '\n' );
			const unquoted = ( value = '' ) =>
				value.replace( /^"(.*)"$/, '$1' );
			const standard = /^default: (.*)$/m.exec( yaml );
			return {
				name,
				description: description.join( ' ' ).replace( /^:\s*/, '' ),
				standard: standard ? unquoted( standard[ 1 ] ) : undefined,
				values: [ ...yaml.matchAll( /^ {2}- (.*)$/gm ) ].map(
					( [ , value ] ) => unquoted( value )
				),
			};
		} );
}

/** @param {Command} command */
function problemsOf( { name, title, options, examples } ) {
	const own = options.map( ( option ) => option.name );
	const isKnown = ( used ) =>
		own.some( ( option ) =>
			new RegExp( `^\\[?--(${ used }|<\\w+>)[=\\]]?` ).test( option )
		);
	const used = examples
		.split( '\n' )
		.filter( ( line ) => line.startsWith( `$ wp ${ name } ` ) )
		.flatMap( ( line ) => [
			// Without other commands of the same line.
			...line
				.replace( /\$\(.*?\)| (?:[|<>]|\|\|) .*/g, '' )
				.matchAll( / --([\w-]+)/g ),
		] )
		.map( ( [ , option ] ) => option )
		.filter( ( option ) => ! [ 'url', 'user' ].includes( option ) );
	return [
		...( title === '' ? [ `${ name } has no description.` ] : [] ),
		...options
			.filter( ( { description } ) => description === '' )
			.map(
				( option ) => `${ name } ${ option.name } has no description.`
			),
		...used
			// Examples of a group of commands are of its commands.
			.filter( ( option ) => options.length > 0 && ! isKnown( option ) )
			.map( ( option ) => `An example of ${ name } has --${ option }.` ),
	];
}

/**
 * @param {Command[]} commands
 * @return {string} Markdown: a heading for each command of `pharos`, and below it those for its parts.
 */
export function reference( commands ) {
	const capabilities = new Map(
		commands.map( ( { name, capability } ) => [ name, capability ] )
	);
	return commands
		.map( ( command ) => {
			const group = command.name.replace( / \S+$/, '' );
			return describe(
				command,
				capabilities.get( group ) !== command.capability
			);
		} )
		.join( '\n' );
}

/**
 * @param {Command} command
 * @param {boolean} isNeedShown Whether its group needs another capability.
 */
function describe( command, isNeedShown ) {
	const { name, title, paragraphs, options, fields, examples } = command;
	const level = '#'.repeat( name.split( ' ' ).length );
	const synopsis = [
		'wp',
		name,
		...options.map( ( option ) => option.name ),
	];
	const parts = [
		`${ level } wp ${ name }`,
		title,
		...paragraphs,
		isNeedShown && `Users need \`${ command.capability }\`.`,
		options.length > 0 && `\`\`\`\n${ synopsis.join( ' ' ) }\n\`\`\``,
		options.length > 0 &&
			[
				'| option | description |',
				'| --- | --- |',
				...options.map( row ),
			].join( '\n' ),
		fields && `Fields:\n\n${ fields.replace( /^\* (\w+):/gm, '* `$1`:' ) }`,
		examples && `\`\`\`sh\n${ shell( examples ) }\n\`\`\``,
	];
	return `${ parts.filter( Boolean ).join( '\n\n' ) }\n`;
}

/** Examples that can be pasted into a terminal: what a command prints is a comment. */
const shell = ( examples ) =>
	examples.replace( /^(?![$#\s]|$)/gm, '# ' ).replace( /^\$ /gm, '' );

/** @param {Command[ 'options' ][ 0 ]} option */
function row( { name, description, standard, values } ) {
	const code = ( value ) => `\`${ value }\``;
	const text = [
		description,
		values.length > 0 ? `One of ${ values.map( code ).join( ', ' ) }.` : '',
		standard === undefined ? '' : `Default: ${ code( standard ) }.`,
	];
	const cell = text.filter( Boolean ).join( ' ' ).replaceAll( '|', '\\|' );
	return `| \`${ name.replaceAll( '|', '\\|' ) }\` | ${ cell } |`;
}
