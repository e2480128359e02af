/** Loads what the slice asks the server, with the chunk of the screens. */
export const load = (): Promise< typeof import( './requests' ) > =>
	import( /* webpackChunkName: "schema" */ './requests' );
