/*
 * Runs in the settings page right after its shell is printed, long before the application: shows the heading and the
 * navigation that belong to the address. The server can't, because a browser keeps the hash to itself.
 */
( function () {
	const app = document.getElementById( 'pharos-app' );
	const { home, routes } = JSON.parse( app.dataset.shell );
	const path = window.location.hash.slice( 1 ).split( '?' )[ 0 ];
	let known = path && path !== '/' ? path : home;
	// A page below another one, such as "/advanced/schema/12", has the heading of that.
	while ( known && ! routes[ known ] ) {
		known = known.slice( 0, known.lastIndexOf( '/' ) );
	}
	const route = routes[ known ];
	if ( ! route ) {
		return;
	}
	const markCurrent = ( element ) =>
		element && element.setAttribute( 'aria-current', 'page' );

	app.classList.add( 'is-layout-' + route.layout );
	app.querySelector( '.pharos-page__title' ).textContent = route.title;
	app.querySelector( '.pharos-page__description' ).textContent =
		route.description;
	markCurrent(
		app.querySelector(
			'.pharos-bar__section[data-section="' + route.section + '"]'
		)
	);
	const nav = app.querySelector(
		'.pharos-nav[data-section="' + route.section + '"]'
	);
	if ( nav ) {
		nav.hidden = false;
		markCurrent(
			nav.querySelector( '[data-path="' + route.parent + '"]' )
		);
	}
} )();
