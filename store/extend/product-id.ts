import type { Product } from './types';

/** What a product is told by: a theme and a plugin may have the same slug. */
export const idOf = ( { type, slug }: Product ): string =>
	`${ type }/${ slug }`;
