import type { Page } from '@playwright/test';

/**
 * Returns the texts that overflow their box. Texts that end in an ellipsis may, and so may what is only for screen readers.
 *
 * @param page The page.
 */
export const overflowing = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const found: string[] = [];
		const texts = document.createTreeWalker(
			document.querySelector( '.pharos' )!,
			NodeFilter.SHOW_TEXT
		);
		while ( texts.nextNode() ) {
			const text = texts.currentNode;
			let box = text.parentElement;
			while ( box && getComputedStyle( box ).display === 'inline' ) {
				box = box.parentElement;
			}
			if ( ! box?.checkVisibility() || ! text.textContent?.trim() ) {
				continue;
			}
			const { clipPath, textOverflow } = getComputedStyle( box );
			const { left, right, width } = box.getBoundingClientRect();
			if (
				width <= 1 ||
				clipPath !== 'none' ||
				textOverflow === 'ellipsis' ||
				box.closest( 'textarea, svg' )
			) {
				continue;
			}
			const range = document.createRange();
			range.selectNodeContents( text );
			const inner = range.getBoundingClientRect();
			if ( inner.right > right + 1 || inner.left < left - 1 ) {
				found.push( `${ box.className }: ${ text.textContent }` );
			}
		}
		return found;
	} );
