import type { Product } from './types';

/** The unique id of a product: a theme and a plugin may have the same slug. */
export const idOf = ( { type, slug }: Product ): string =>
	`${ type }/${ slug }`;
