import type { ThunkArgs } from '../thunk-args';
import { loadInstall } from './load';
import type { Product } from './types';

/**
 * Installs a recommended product unless it is installed, and activates it. A notice shows the result.
 *
 * @param product The product.
 */
export const installProduct =
	( product: Product ) =>
	async ( args: ThunkArgs ): Promise< void > =>
		( await loadInstall() ).install( product, args );
