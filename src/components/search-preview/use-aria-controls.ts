import { useEffect, useRef } from '@wordpress/element';

/**
 * Copies a ComboboxControl's `aria-owns` to `aria-controls`. The control still uses `aria-owns` as in ARIA 1.0; since ARIA
 * 1.2, screen readers and axe expect the latter.
 *
 * @return The ref for an element around the control.
 */
export function useAriaControls() {
	const ref = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const input = ref.current?.querySelector( '[role="combobox"]' );
		if ( ! input ) {
			return;
		}
		const copy = () => {
			const list = input.getAttribute( 'aria-owns' );
			if ( list ) {
				input.setAttribute( 'aria-controls', list );
			} else {
				input.removeAttribute( 'aria-controls' );
			}
		};
		const observer = new MutationObserver( copy );
		observer.observe( input, { attributeFilter: [ 'aria-owns' ] } );
		return () => observer.disconnect();
	}, [] );

	return ref;
}
