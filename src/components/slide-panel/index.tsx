import { Button, Modal } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { close } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import './style.scss';

/** Milliseconds in which a second click is still part of the one that opened the panel. */
const DOUBLE_CLICK = 500;

interface SlidePanelProps {
	title: string;
	/** What it is about: with another one, the heading gets the focus anew. */
	subject: string;
	/** Beside the button that closes. */
	tools?: ReactNode;
	/** Above the title. */
	badge?: ReactNode;
	/** Stays in sight at the bottom. */
	footer?: ReactNode;
	children: ReactNode;
	onClose: () => void;
	onKeyDown: ( event: KeyboardEvent ) => void;
}

/**
 * A dialog at the end of the window, in which the details of something are read (ux.md 4.9). Escape, the scrim and the button close
 * it; WordPress's Modal keeps the focus in it and gives it back.
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

	// Assistive technology is told by WordPress's hiding of all the rest, and by the role, but not all of it listens to that.
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
			// There is no public way to have a header of one's own.
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
					// It may scroll without anything in it that could get the focus.

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
 * The second half of a double click meets the scrim, which was not there at the first: it neither closes nor takes the focus away.
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
