/** Moves the focus to the page's heading where it got lost with the control that had it (ux.md 4.7). */
export function rescueFocus(): void {
	const { activeElement, body } = document;
	if ( ! activeElement || activeElement === body ) {
		document
			.querySelector< HTMLElement >( '.pharos-page h1' )
			?.focus( { preventScroll: true } );
	}
}
