/**
 * Brings the beginning of a list into sight where another page of it would begin above (ux.md 4.8). What stays in sight at the
 * top of the window is the list's `scroll-margin-block-start`, and WordPress's bar.
 *
 * @param list Of class `pharos-paged`.
 */
export function showStart( list: HTMLElement | null ): void {
	if ( ! list ) {
		return;
	}
	const lengthOf = ( length: string ) => parseFloat( length ) || 0;
	const covered =
		lengthOf( getComputedStyle( list ).scrollMarginTop ) +
		lengthOf(
			getComputedStyle( list.ownerDocument.documentElement )
				.scrollPaddingTop
		);
	if ( list.getBoundingClientRect().top < covered ) {
		list.scrollIntoView( { block: 'start' } );
	}
}
