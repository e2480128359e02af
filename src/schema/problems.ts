import type { SchemaProblem } from '../../common/schema/types';

/**
 * Whether a schema isn't output because required properties are missing: see RequiredProperties::required().
 *
 * @param node     The node in the output; null for none.
 * @param problems The problems of the schema.
 */
export const isIncomplete = (
	node: Record< string, unknown > | null | undefined,
	problems: SchemaProblem[]
): boolean =>
	node === null &&
	problems.some(
		( { level, code } ) => level === 'error' && code === 'required'
	);

/**
 * Returns the problems of one part, with paths relative to it.
 *
 * @param problems The problems of the whole.
 * @param name     The name of the part: a property, or the index in a list.
 */
export const problemsOf = (
	problems: SchemaProblem[],
	name: string
): SchemaProblem[] =>
	problems
		.filter( ( { path } ) => path[ 0 ] === name )
		.map( ( problem ) => ( {
			...problem,
			path: problem.path.slice( 1 ),
		} ) );

/**
 * Returns the problems that don't belong to any of these parts.
 *
 * @param problems The problems of the whole.
 * @param names    The names of the parts.
 */
export const otherProblems = (
	problems: SchemaProblem[],
	names: string[]
): SchemaProblem[] =>
	problems.filter( ( { path } ) => ! names.includes( path[ 0 ] ?? '' ) );
