import { useEffect } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../common/locale';

/**
 * The menu item in WordPress's admin menu, which was output with the number of errors at that time
 * (includes/Admin/Menu.php).
 */
const NAME = '#toplevel_page_pharos_settings > a .wp-menu-name';

/**
 * Updates the number next to the plugin's name in WordPress's admin menu. WordPress hides a 0 by its class.
 *
 * @param errors Number of errors; undefined while unknown.
 */
export function useMenuBubble( errors: number | undefined ): void {
	useEffect( () => {
		const name = document.querySelector( NAME );
		if ( ! name || errors === undefined ) {
			return;
		}
		const bubble =
			name.querySelector( '.update-plugins' ) ?? appendBubble( name );
		bubble.className = bubble.className.replace(
			/\bcount-\d+\b/,
			`count-${ errors }`
		);
		const [ count, words ] = bubble.children;
		if ( count ) {
			count.textContent = formatNumber( errors );
		}
		if ( words ) {
			words.textContent = sprintf(
				/* translators: %s: a number. */
				_n(
					'%s site analysis error',
					'%s site analysis errors',
					errors,
					'pharos-seo'
				),
				formatNumber( errors )
			);
		}
	}, [ errors ] );
}

function appendBubble( name: Element ): Element {
	const element = ( className: string ) => {
		const span = document.createElement( 'span' );
		span.className = className;
		return span;
	};
	const bubble = element( 'update-plugins count-0' );
	const count = element( 'plugin-count' );
	count.ariaHidden = 'true';
	bubble.append( count, element( 'screen-reader-text' ) );
	name.append( ' ', bubble );
	return bubble;
}
