import { useEffect } from '@wordpress/element';

/**
 * Highlights the section's entry in WordPress's admin menu: the server can't see the hash.
 *
 * @param path The section's route.
 */
export function useMenuHighlight( path: string | undefined ): void {
	useEffect( () => {
		const links = document.querySelectorAll< HTMLAnchorElement >(
			'#toplevel_page_pharos_settings .wp-submenu a'
		);
		for ( const link of links ) {
			const isCurrent = path !== undefined && link.hash === `#${ path }`;
			link.classList.toggle( 'current', isCurrent );
			link.parentElement?.classList.toggle( 'current', isCurrent );
			if ( isCurrent ) {
				link.setAttribute( 'aria-current', 'page' );
			} else {
				link.removeAttribute( 'aria-current' );
			}
		}
	}, [ path ] );
}
