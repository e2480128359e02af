/** A recommended product of GET /installed-plugins-and-themes. */
export interface Product {
	/** Plain text. */
	name: string;
	/** Plain text. */
	description: string;
	/** The slug in the WordPress.org directory. */
	slug: string;
	type: 'theme' | 'plugin';
	/** The main file of an installed plugin, relative to the plugins directory; otherwise ''. */
	plugin: string;
	/** Why this user can't install or activate it on this site, and an alternative link; null if they can. */
	obstacle: { text: string; label: string; url: string } | null;
}

interface Slugs {
	installed: string[];
	active: string[];
}

/** `data` of GET /installed-plugins-and-themes. */
export interface Installed {
	plugins: Slugs;
	themes: Slugs;
	products: Product[];
	/** The nonce of wp.updates. */
	nonce: string;
}

type InstallStatus =
	'idle' | 'loading' | 'installing' | 'activating' | 'success' | 'error';

export type InstallStep = 'install' | 'activate';

export interface ExtendState {
	/** Null until it is fetched. */
	installed: Installed | null;
	/** The product that was installed or activated last: see idOf(). */
	product: string;
	/** The status of that product. */
	status: InstallStatus;
	/** Why it failed; plain text. */
	failure: string;
}

/** Events. */
export type ExtendAction = {
	type: 'extend/CHANGED';
	changes: Partial< ExtendState >;
};
