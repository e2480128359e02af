import { useEffect, useRef } from '@wordpress/element';

/**
 * Names the open list of a ComboboxControl in `aria-controls`. The control still says `aria-owns`, as ARIA 1.0 wanted it;
 * since ARIA 1.2 screen readers and axe look for the former.
 *
 * @return For an element around the control.
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
