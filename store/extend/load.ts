/** Loads the module that is needed only where products are shown. */
export const loadInstall = () =>
	import( /* webpackChunkName: "dashboard" */ './install' );
