/*
 * Runs in the settings page right after its shell is printed, long before the application: shows the heading and the
 * navigation that belong to the address, and fetches its screen. The server can't, because a browser keeps the hash to itself.
 */
( function () {
	const app = document.getElementById( 'pharos-app' );
	const { home, routes, build, files } = JSON.parse( app.dataset.shell );
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
	// What the screen needs is fetched, and has run, by the time the application asks for it.
	for ( const file of files[ known ] || [] ) {
		const isStyle = file.endsWith( '.css' );
		const element = document.createElement( isStyle ? 'link' : 'script' );
		if ( isStyle ) {
			element.rel = 'stylesheet';
			element.href = build + file;
			element.dataset.screen = known;
		} else {
			element.async = true;
			element.src = build + file;
		}
		// The application fetches it anew, and says what is wrong.
		element.onerror = () => element.remove();
		document.head.append( element );
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
