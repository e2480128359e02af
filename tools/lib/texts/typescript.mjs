import ts from 'typescript';
import { isTranslation, textsOfCall } from './calls.mjs';

/**
 * Returns the translatable texts of a TypeScript or JavaScript file.
 *
 * @param {string} file   Its path, for messages and the kind of its syntax.
 * @param {string} source Its content.
 * @return {import('./calls.mjs').Text[]} In the order of the file.
 * @throws {Error} With its path, if the file can't be parsed.
 */
export function textsOfTypeScript( file, source ) {
	const parsed = ts.createSourceFile( file, source, ts.ScriptTarget.ES2022 );
	const lineOf = ( position ) =>
		parsed.getLineAndCharacterOfPosition( position ).line + 1;
	const [ problem ] = parsed.parseDiagnostics;
	if ( problem ) {
		throw new Error(
			`${ file }:${ lineOf( problem.start ) } ${ ts.flattenDiagnosticMessageText( problem.messageText, ' ' ) }`
		);
	}
	const found = [];
	const visit = ( node ) => {
		const name = ts.isCallExpression( node ) && nameOf( node.expression );
		if ( name && isTranslation( name ) ) {
			found.push(
				...textsOfCall(
					name,
					node.arguments.map( literal ),
					`${ file }:${ lineOf( node.getStart( parsed ) ) }`
				)
			);
		}
		ts.forEachChild( node, visit );
	};
	visit( parsed );
	return found;
}

/** The name of a function, also as a property. */
const nameOf = ( node ) => ( node.name ?? node ).text;

/** The value of a string, also of several joined by a plus sign; null if it isn't one. */
function literal( node ) {
	if ( ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	const parts =
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
			? [ literal( node.left ), literal( node.right ) ]
			: [ null ];
	return parts.includes( null ) ? null : parts.join( '' );
}
