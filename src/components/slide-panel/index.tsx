import { Button, Modal } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { close } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import './style.scss';

/** Milliseconds in which a second click counts as part of the double click that opened the panel. */
const DOUBLE_CLICK = 500;

interface SlidePanelProps {
	title: string;
	/** Identifies the content: when it changes, the heading gets the focus. */
	subject: string;
	/** Content next to the close button. */
	tools?: ReactNode;
	/** Content above the title. */
	badge?: ReactNode;
	/** Sticky content at the bottom. */
	footer?: ReactNode;
	children: ReactNode;
	onClose: () => void;
	onKeyDown: ( event: KeyboardEvent ) => void;
}

/**
 * A dialog at the end of the window that shows details. Escape, the scrim and the button close it; WordPress's
 * Modal traps the focus and returns it.
 */
export function SlidePanel( {
	title,
	subject,
	tools,
	badge,
	footer,
	children,
	onClose,
	onKeyDown,
}: SlidePanelProps ) {
	const titleId = useInstanceId( SlidePanel, 'pharos-panel-title' );
	const heading = useRef< HTMLHeadingElement >( null );
	const body = useRef< HTMLDivElement >( null );
	useDoubleClickProof( heading );

	// WordPress hides everything else and sets the role, but some assistive technology needs aria-modal, too.
	useLayoutEffect( () => {
		heading.current
			?.closest( '[role="dialog"]' )
			?.setAttribute( 'aria-modal', 'true' );
	}, [] );
	useLayoutEffect( () => {
		body.current?.scrollTo?.( 0, 0 );
		heading.current?.focus( { preventScroll: true } );
	}, [ subject ] );

	return (
		<Modal
			className="pharos-panel"
			overlayClassName="pharos-panel-overlay"
			aria={ { labelledby: titleId } }
			focusOnMount={ false }
			onRequestClose={ onClose }
			onKeyDown={ onKeyDown }
			// There is no stable API for a custom header.
			__experimentalHideHeader
		>
			<div className="pharos-panel__frame">
				<div className="pharos-panel__header">
					<div className="pharos-panel__tools">
						{ tools }
						<Button
							className="pharos-panel__close"
							icon={ close }
							label={ __( 'Close', 'pharos-seo' ) }
							onClick={ onClose }
						/>
					</div>
					{ badge }
					<h2
						id={ titleId }
						className="pharos-panel__title"
						ref={ heading }
						tabIndex={ -1 }
					>
						{ title }
					</h2>
				</div>
				<div
					ref={ body }
					className="pharos-panel__body"
					role="region"
					aria-labelledby={ titleId }
					// Focusable, because it may scroll and contain no focusable elements.

					tabIndex={ 0 }
				>
					{ children }
				</div>
				{ footer && (
					<div className="pharos-panel__footer">{ footer }</div>
				) }
			</div>
		</Modal>
	);
}

/**
 * Ignores the second click of a double click, which hits the scrim that the first one opened: it neither closes the panel
 * nor moves the focus.
 *
 * @param within Any element of the dialog.
 */
function useDoubleClickProof( within: RefObject< HTMLElement | null > ): void {
	useEffect( () => {
		const scrim = within.current?.closest( '.pharos-panel-overlay' );
		const opened = performance.now();
		const swallow = ( event: Event ) => {
			if (
				event.target === scrim &&
				performance.now() - opened < DOUBLE_CLICK
			) {
				event.preventDefault();
				event.stopPropagation();
			}
		};
		scrim?.addEventListener( 'pointerdown', swallow );
		return () => scrim?.removeEventListener( 'pointerdown', swallow );
	}, [ within ] );
}
