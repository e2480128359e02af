import type { Page } from '@playwright/test';

/**
 * Returns the visible texts, labels and placeholders of the plugin's elements that aren't in brackets, such as "pharos-notice: Saved". Code
 * isn't translated.
 *
 * @param page The page.
 */
export const unmarked = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const OURS = '[class*="pharos"]:not(html, body)';
		const WINDOWS =
			'#wpbody, .components-popover, .components-modal__screen-overlay';
		const CODE = 'code, kbd, pre, samp, script, style, textarea';
		const ATTRIBUTES = [
			'alt',
			'aria-description',
			'aria-label',
			'aria-roledescription',
			'placeholder',
			'title',
		];

		/** What is outside of brackets; the last one may be closed in the text after a link. */
		const outside = ( text: string ) => {
			let left = text;
			for ( let before = ''; before !== left; ) {
				before = left;
				left = left.replace( /⟦[^⟦⟧]*⟧/g, ' ' );
			}
			return left.replace( /⟦.*/s, '' ).replace( /\s+/g, ' ' ).trim();
		};

		const hasLetters = ( text: string ) => /\p{L}/u.test( text );

		/** Whether brackets are open before a text: it is part of a sentence with links. */
		const isInBrackets = ( text: Node ) => {
			let box = text.parentElement;
			for ( let level = 0; box && level < 4; level++ ) {
				const range = document.createRange();
				range.setStart( box, 0 );
				range.setEndBefore( text );
				const before = range.toString();
				if ( before.split( '⟦' ).length > before.split( '⟧' ).length ) {
					return true;
				}
				box = box.parentElement;
			}
			return false;
		};

		const isVisible = ( element: Element ) =>
			( element.closest( 'select' ) ?? element ).checkVisibility();

		const textsOf = ( element: Element ) => [
			...ATTRIBUTES.map( ( name ) => element.getAttribute( name ) ),
			...[ ...element.childNodes ]
				.filter(
					( node ) =>
						node.nodeType === Node.TEXT_NODE &&
						hasLetters( outside( node.textContent ?? '' ) ) &&
						! element.closest( CODE ) &&
						! isInBrackets( node )
				)
				.map( ( { textContent } ) => textContent ),
		];

		const nameOf = ( element: Element ) =>
			/pharos[\w-]*/.exec(
				element.closest( OURS )?.getAttribute( 'class' ) ?? ''
			)?.[ 0 ];

		const found = [
			...document.querySelectorAll( `${ OURS }, ${ OURS } *` ),
		]
			.filter(
				( element ) =>
					element.closest( WINDOWS ) && isVisible( element )
			)
			.flatMap( ( element ) =>
				textsOf( element )
					.map( ( text ) => outside( text ?? '' ) )
					.filter( hasLetters )
					// An example of HTML, an email address.
					.filter(
						( text ) => ! /^(<\w[^<>]*>|\S+@\S+)$/.test( text )
					)
					.map( ( text ) => `${ nameOf( element ) }: ${ text }` )
			);
		return [ ...new Set( found ) ];
	} );
