/** Loads what works only where somebody looks at the products. */
export const loadInstall = () =>
	import( /* webpackChunkName: "dashboard" */ './install' );
