/**
 * The entry of the setup wizard. Part of the settings application's script, to which the wizard links: shared code is loaded
 * only once and doesn't have to be included in the screens' chunks.
 */
const root = document.getElementById( 'pharos-onboarding' );

if ( root ) {
	void import( /* webpackChunkName: "onboarding" */ './start' ).then(
		( { start } ) => start( root )
	);
}
