import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Pagination } from './pagination';
import { rescueFocus } from '../../components/rescue-focus';

export interface PagedListProps extends Omit<
	ComponentProps< typeof Pagination >,
	'list'
> {
	className?: string;
	/** For a screen that needs the list itself. */
	list?: RefObject< HTMLDivElement >;
	/** Whether another page is loading. */
	isBusy?: boolean;
	/** Whether there is only the first page. */
	isShort?: boolean;
	isEmpty: boolean;
	/** Whether a search or filter is the reason for an empty list. */
	isFiltered: boolean;
	/** What an empty list says without a filter, and with one. */
	empty: ReactNode;
	emptyHint?: string;
	noResults?: ReactNode;
	/** Clears search and filters; the button for it disappears with the message. */
	onClear?: () => void;
	clearLabel?: string;
	emptyClassName?: string;
	/** The table, and what belongs to it. */
	children: ReactNode;
}

/** A page of a long list, with pagination, or the message of an empty one; <ServerList> also requests it. */
export function PagedList( {
	className = '',
	list,
	isBusy,
	isShort = false,
	isEmpty,
	isFiltered,
	empty,
	emptyHint,
	noResults = __( 'No Results Found', 'pharos-seo' ),
	onClear,
	clearLabel = __( 'Clear search', 'pharos-seo' ),
	emptyClassName = 'pharos-card pharos-page-message',
	children,
	...pagination
}: PagedListProps ) {
	const own = useRef< HTMLDivElement >( null );
	const top = list ?? own;
	if ( isEmpty ) {
		return (
			<div className={ emptyClassName }>
				<p>{ isFiltered ? noResults : empty }</p>
				{ ! isFiltered && emptyHint && <p>{ emptyHint }</p> }
				{ isFiltered && onClear && (
					<Button
						variant="secondary"
						onClick={ () => {
							onClear();
							setTimeout( rescueFocus, 0 );
						} }
						__next40pxDefaultSize
					>
						{ clearLabel }
					</Button>
				) }
			</div>
		);
	}
	return (
		<div
			className={ `${ className } pharos-paged`.trim() }
			ref={ top }
			aria-busy={ isBusy }
		>
			{ children }
			{ ! isShort && <Pagination { ...pagination } list={ top } /> }
		</div>
	);
}
