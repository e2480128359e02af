import type { State } from '../types';
import type { ExtendState, Installed } from './types';

/**
 * The installed plugins and themes, and the recommended products (GET /pharos/v1/installed-plugins-and-themes,
 * requested by the first call); null until loaded.
 */
export const getInstalled = ( { extend }: State ): Installed | null =>
	extend.installed;

/** The product whose installation or activation is running or ran last, and its status. */
export const getInstallation = ( { extend }: State ): ExtendState => extend;
