import { Button } from '@wordpress/components';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/**
 * The admin notices of WordPress and other plugins. WordPress moves them after `.wp-header-end`, which PHP outputs in a
 * separate box outside of React's root; this component moves the box below the page's heading, and collapses it when it has
 * several notices.
 */
export function ForeignNotices() {
	const place = useRef< HTMLDivElement >( null );
	const [ count, setCount ] = useState( 0 );
	const [ isOpen, setIsOpen ] = useState( false );

	useLayoutEffect( () => {
		const box = document.getElementById( 'pharos-foreign-notices' );
		if ( ! box || ! place.current ) {
			return undefined;
		}
		place.current.append( box );
		const recount = () =>
			setCount(
				box.querySelectorAll( '.notice, .updated, .error' ).length
			);
		recount();
		const observer = new MutationObserver( recount );
		observer.observe( box, { childList: true } );
		return () => {
			observer.disconnect();
			// The page is removed with its heading; the box must stay in the document.
			document.getElementById( 'pharos-app' )?.before( box );
		};
	}, [] );

	const isFolded = count > 1 && ! isOpen;
	return (
		<div
			className={ `pharos-foreign-notices${ isFolded ? ' is-folded' : '' }` }
		>
			{ count > 1 && (
				<Button
					variant="secondary"
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ sprintf(
						/* translators: %d: number of notices. */ __(
							'Notices (%d)',
							'pharos-seo'
						),
						count
					) }
				</Button>
			) }
			<div ref={ place } />
		</div>
	);
}
