/**
 * Brings the beginning of a list into sight where another page of it would begin above (ux.md 4.8). What stays in sight at the
 * top of the window is the list's `scroll-margin-block-start`.
 *
 * @param list Of class `pharos-paged`.
 */
export function showStart( list: HTMLElement | null ): void {
	if ( ! list ) {
		return;
	}
	const covered = parseFloat( getComputedStyle( list ).scrollMarginTop ) || 0;
	if ( list.getBoundingClientRect().top < covered ) {
		list.scrollIntoView( { block: 'start' } );
	}
}
