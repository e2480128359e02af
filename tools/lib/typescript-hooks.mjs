/**
 * Module hooks of typescript.mjs. Types are stripped, not checked.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Resolves imports of TypeScript files without extension; a folder stands for its index.ts. */
export function resolve( specifier, context, nextResolve ) {
	if ( specifier.startsWith( '.' ) && context.parentURL?.endsWith( '.ts' ) ) {
		const found = [ `${ specifier }.ts`, `${ specifier }/index.ts` ]
			.map( ( path ) => new URL( path, context.parentURL ) )
			.find( ( url ) => existsSync( url ) );
		if ( found ) {
			return { url: found.href, shortCircuit: true };
		}
	}
	return nextResolve( specifier, context );
}

export async function load( url, context, nextLoad ) {
	if ( ! url.endsWith( '.ts' ) ) {
		return nextLoad( url, context );
	}
	const { outputText } = ts.transpileModule(
		await readFile( fileURLToPath( url ), 'utf8' ),
		{
			fileName: url,
			compilerOptions: {
				module: ts.ModuleKind.ESNext,
				target: ts.ScriptTarget.ES2022,
				verbatimModuleSyntax: true,
			},
		}
	);
	return { format: 'module', source: outputText, shortCircuit: true };
}
