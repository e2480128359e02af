import type { Page } from '@playwright/test';

/**
 * Returns the texts that overflow their box, and the words that are broken in the middle, on the page and in dialogs. Texts that end in an
 * ellipsis may, and so may what is only for screen readers; words may be broken on a phone, and URLs anywhere.
 *
 * @param page The page.
 */
export const overflowing = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const found: string[] = [];
		const isClipped = ( element: Element | null ): boolean =>
			element !== null &&
			( getComputedStyle( element ).clipPath !== 'none' ||
				isClipped( element.parentElement ) );
		const look = ( text: Node ) => {
			let box = text.parentElement;
			while ( box && getComputedStyle( box ).display === 'inline' ) {
				box = box.parentElement;
			}
			if ( ! box?.checkVisibility() || ! text.textContent?.trim() ) {
				return;
			}
			const { textOverflow } = getComputedStyle( box );
			const { left, right, width } = box.getBoundingClientRect();
			if (
				width <= 1 ||
				textOverflow === 'ellipsis' ||
				box.closest( 'textarea, svg' )
			) {
				return;
			}
			const range = document.createRange();
			range.selectNodeContents( text );
			const inner = range.getBoundingClientRect();
			if (
				( inner.right > right + 1 || inner.left < left - 1 ) &&
				! isClipped( box )
			) {
				found.push( `${ box.className }: ${ text.textContent }` );
			}
			if (
				window.innerWidth < 782 ||
				text.parentElement?.closest( 'bdi, code, pre' )
			) {
				return;
			}
			for ( const word of text.textContent.matchAll(
				/(?<![\p{L}\d/-])\p{L}{2,14}(?![\p{L}\d/-])/gu
			) ) {
				range.setStart( text, word.index );
				range.setEnd( text, word.index + word[ 0 ].length );
				const tops = [ ...range.getClientRects() ].map( ( { top } ) =>
					Math.round( top )
				);
				if ( new Set( tops ).size > 1 && ! isClipped( box ) ) {
					found.push( `${ box.className } breaks: ${ word[ 0 ] }` );
				}
			}
		};
		for ( const root of document.querySelectorAll(
			'.pharos, .components-modal__frame'
		) ) {
			const texts = document.createTreeWalker(
				root,
				NodeFilter.SHOW_TEXT
			);
			while ( texts.nextNode() ) {
				look( texts.currentNode );
			}
		}
		return [ ...new Set( found ) ];
	} );
