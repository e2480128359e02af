/*
 * The frame of the stage has the color of WordPress's menu, which has no name in its styles: color schemes of plugins have
 * others. Read with the first frame, which needs the styles anyway.
 */
window.requestAnimationFrame( function () {
	const menu = document.getElementById( 'adminmenuback' );
	if ( menu ) {
		document.body.style.setProperty(
			'--pharos-frame',
			window.getComputedStyle( menu ).backgroundColor
		);
	}
} );
