import type { SchemaProblem } from '../../common/schema/types';

/**
 * Whether a schema is on no page because it lacks what is required: see Vocabulary::required().
 *
 * @param node     What the page prints for it; null for nothing.
 * @param problems Of the schema.
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
 * The problems of one part, with their paths from there on.
 *
 * @param problems Of the whole.
 * @param name     Of the part: a property, or the position in a list.
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
 * The problems that belong to none of these parts.
 *
 * @param problems Of the whole.
 * @param names    Of the parts.
 */
export const otherProblems = (
	problems: SchemaProblem[],
	names: string[]
): SchemaProblem[] =>
	problems.filter( ( { path } ) => ! names.includes( path[ 0 ] ?? '' ) );
