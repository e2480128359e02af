import type { Changes, ObjectSeo } from './types';

const nameOf = ( taxonomy: string ) => `primary_${ taxonomy }`;

/**
 * The main term that a post has chosen; 0 when it has none.
 *
 * @param value    The fields of a post.
 * @param taxonomy A tree.
 */
export function primaryOf( value: ObjectSeo, taxonomy: string ): number {
	const id: unknown = ( value as unknown as Record< string, unknown > )[
		nameOf( taxonomy )
	];
	return typeof id === 'number' ? id : 0;
}

/**
 * The change that chooses another main term.
 *
 * @param taxonomy A tree.
 * @param id       Of the term; 0: none.
 */
export const primaryChange = ( taxonomy: string, id: number ): Changes => ( {
	[ nameOf( taxonomy ) ]: id,
} );
