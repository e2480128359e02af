import { lazily } from './lazily';

/**
 * Installs a recommended product unless it is installed, and activates it. A notice shows the result.
 *
 * @param product The product.
 */
export const installProduct = lazily( ( all ) => all.install );
