import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import './style.scss';

interface ShowMoreListProps {
	/** The class of the list. */
	className: string;
	/** Focusable `<li>` elements. */
	rows: ReactElement[];
	/** Content between list and button: a loading or error state. */
	children?: ReactNode;
	/** "Show more" by default. */
	label?: string;
	isLoading?: boolean;
	/** Shows more rows; undefined when all are shown. */
	onMore: ( () => void ) | undefined;
}

/** A list with a "Show more" button. If the button disappears while it has the focus, the first added row gets it. */
export function ShowMoreList( {
	className,
	rows,
	children,
	label = __( 'Show more', 'pharos-seo' ),
	isLoading = false,
	onMore,
}: ShowMoreListProps ) {
	const list = useRef< HTMLUListElement >( null );
	const next = useRef< number | null >( null );
	const count = rows.length;
	useEffect( () => {
		if ( next.current !== null && count > next.current ) {
			const row = list.current?.children[ next.current ];
			( row as HTMLElement | undefined )?.focus();
			next.current = null;
		}
	}, [ count ] );

	return (
		<>
			{ count > 0 && (
				<ul
					className={ className }
					aria-busy={ isLoading }
					ref={ list }
				>
					{ rows }
				</ul>
			) }
			{ children }
			{ onMore && (
				<Button
					className="pharos-show-more"
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ isLoading }
					disabled={ isLoading }
					accessibleWhenDisabled
					onClick={ () => {
						next.current = count;
						onMore();
					} }
				>
					{ label }
				</Button>
			) }
		</>
	);
}
