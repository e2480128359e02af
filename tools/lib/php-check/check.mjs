import { collect } from './collect.mjs';
import { versionProblems } from './core-versions.mjs';
import { folderProblems, folderUses } from './folder-problems.mjs';
import { functionProblems } from './functions.mjs';
import { inheritanceProblems } from './inheritance.mjs';
import { memberProblems } from './members.mjs';
import { mentionProblems } from './mentions.mjs';
import { unusedProblems } from './unused.mjs';
import { World } from './world.mjs';

/**
 * Checks PHP without running it.
 *
 * @param {Object<string, string>}               sources   PHP by path from the root of the project.
 * @param {import('./facts.d.mts').Table}        table
 * @param {Object<string, string>}               texts     What mentions classes of the plugin, such as tests, by path.
 * @param {import('./facts.d.mts').CoreVersions} wordpress
 * @return {{ problems: import('./facts.d.mts').Problem[] }} All that is wrong.
 */
export function checkPhp(
	sources,
	table,
	texts = {},
	wordpress = { since: new Map(), oldest: '0.0' }
) {
	const { files, errors } = collectAll( sources );
	// Without the classes of a file, all that use them would be wrong.
	if ( errors.length > 0 ) {
		return { problems: errors };
	}
	const world = new World( files );
	return {
		problems: [
			...files.flatMap( ( facts ) => [
				...memberProblems( world, facts ),
				...inheritanceProblems( world, facts ),
				...unusedProblems( world, facts ),
				...functionProblems( facts ),
				...versionProblems( facts, wordpress ),
			] ),
			...folderProblems( folderUses( world, files ), table ),
			...mentionProblems( world, texts ),
		],
	};
}

function collectAll( sources ) {
	const files = [];
	const errors = [];
	for ( const [ file, source ] of Object.entries( sources ) ) {
		try {
			files.push( collect( file, source ) );
		} catch ( error ) {
			// Invalid syntax, or one that the parser doesn't know.
			const { lineNumber: line, message: text } = error;
			if ( ! line ) {
				throw error;
			}
			errors.push( { file, line, text } );
		}
	}
	return { files, errors };
}
