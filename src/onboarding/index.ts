/**
 * In one script with the settings application, where the wizard leads: its parts are loaded by then, and no screen has to bring
 * along what both of them have.
 */
const root = document.getElementById( 'pharos-onboarding' );

if ( root ) {
	void import( /* webpackChunkName: "onboarding" */ './start' ).then(
		( { start } ) => start( root )
	);
}
