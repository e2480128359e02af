import type { State } from '../types';
import type { ExtendState, Installed } from './types';

/**
 * Which plugins and themes the site has, and the recommended products (GET /pharos/v1/installed-plugins-and-themes, started by
 * the first call); null until it is there.
 */
export const getInstalled = ( { extend }: State ): Installed | null =>
	extend.installed;

/** The product that is being installed or activated, or was last, and what came of it. */
export const getInstallation = ( { extend }: State ): ExtendState => extend;
