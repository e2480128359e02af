import ts from 'typescript';
import { gapsOf, readDocblock } from './docblock.mjs';

/** The only file that names hooks of JavaScript. */
export const DECLARATIONS = 'src/extensions.ts';

/**
 * Reads the hooks that JavaScript offers to add-ons: the constants of src/extensions.ts whose value begins with `pharos.`.
 *
 * @param {Object<string, string>} sources TypeScript by path from the root of the project.
 * @return {{ hooks: import('./reference.mjs').Hook[], problems: string[] }} Problems name the place.
 */
export function hooksOfJavaScript( sources ) {
	const problems = [];
	const declared = declarationsIn( sources[ DECLARATIONS ] );
	for ( const { constant, name, comment } of declared ) {
		const say = ( text ) =>
			problems.push( `${ DECLARATIONS }: the hook ${ name } ${ text }.` );
		gapsOf( name, readDocblock( comment, readParam ), 1 ).forEach( say );
		const count = Object.values( sources ).join( '\n' ).split( constant );
		if ( count.length < 3 ) {
			say( 'is applied nowhere' );
		}
	}
	for ( const [ file, source ] of Object.entries( sources ) ) {
		const literal =
			/(?:applyFilters|doAction)\w*\(\s*['"`](pharos\.[^'"`]*)/;
		const [ , name ] = literal.exec( source ) ?? [];
		if ( name ) {
			problems.push(
				`${ file }: the hook ${ name } needs a constant with a docblock in ${ DECLARATIONS }.`
			);
		}
	}
	return {
		hooks: declared.map( ( { name, comment } ) => ( {
			name,
			kind: 'filter',
			file: DECLARATIONS,
			language: 'js',
			...readDocblock( comment, readParam ),
		} ) ),
		problems,
	};
}

function declarationsIn( source ) {
	const parsed = ts.createSourceFile(
		DECLARATIONS,
		source,
		ts.ScriptTarget.ES2022
	);
	return parsed.statements
		.filter( ts.isVariableStatement )
		.flatMap( ( statement ) => {
			const [ { name, initializer } ] =
				statement.declarationList.declarations;
			const value =
				initializer &&
				ts.isStringLiteral( initializer ) &&
				initializer.text;
			if ( ! value || ! value.startsWith( 'pharos.' ) ) {
				return [];
			}
			const [ comment ] = (
				ts.getLeadingCommentRanges( source, statement.pos ) ?? []
			).slice( -1 );
			return [
				{
					constant: name.text,
					name: value,
					comment: comment
						? source.slice( comment.pos, comment.end )
						: '',
				},
			];
		} );
}

/** A `@param`: `name Type text`, because docblocks of TypeScript have no types in braces. */
function readParam( content ) {
	const [ , name = '', type = '', text = '' ] =
		/^(\w+) (\S+)\s+(.*)$/.exec( content ) ?? [];
	return { type, name, text };
}
