import type { Changes, ObjectSeo } from './types';

const nameOf = ( taxonomy: string ) => `primary_${ taxonomy }`;

/**
 * Returns the primary term of a post; 0 for none.
 *
 * @param value    The fields of a post.
 * @param taxonomy A hierarchical taxonomy.
 */
export function primaryOf( value: ObjectSeo, taxonomy: string ): number {
	const id: unknown = ( value as unknown as Record< string, unknown > )[
		nameOf( taxonomy )
	];
	return typeof id === 'number' ? id : 0;
}

/**
 * Returns the change that sets the primary term.
 *
 * @param taxonomy A hierarchical taxonomy.
 * @param id       The term id; 0 for none.
 */
export const primaryChange = ( taxonomy: string, id: number ): Changes => ( {
	[ nameOf( taxonomy ) ]: id,
} );
