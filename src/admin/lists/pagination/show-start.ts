/**
 * Scrolls to the start of a list when its start is above the visible area after a page change. The height of
 * sticky elements is the list's `scroll-margin-block-start` plus WordPress's admin bar.
 *
 * @param list A list with the class `pharos-paged`.
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
