import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { RefObject } from 'react';
import { formatNumber } from '../../../../common/locale';
import { clampPage, pageNumbers } from './page-numbers';
import { showStart } from './show-start';
import './style.scss';

interface PaginationProps {
	/** Limited to the existing pages. */
	page: number;
	pages: number;
	/** Number of rows per page. */
	perPage: number;
	/** Number of all rows. */
	total: number;
	/** The list with the class `pharos-paged`; its start is shown after a page change. */
	list: RefObject< HTMLElement | null >;
	onChange: ( page: number ) => void;
}

/** Shows which rows are visible, with links to other pages; the pressed button keeps the focus. */
export function Pagination( {
	page: requested,
	pages,
	perPage,
	total,
	list,
	onChange,
}: PaginationProps ) {
	const page = clampPage( requested, pages );
	const change = ( to: number ) => {
		onChange( to );
		showStart( list.current );
	};
	const beside = ( to: number, label: string, icon: typeof chevronLeft ) => {
		const isEnd = to < 1 || to > pages;
		return (
			<Button
				icon={ icon }
				label={ label }
				disabled={ isEnd }
				accessibleWhenDisabled
				onClick={ () => ! isEnd && change( to ) }
			/>
		);
	};
	const first = ( page - 1 ) * perPage + 1;

	return (
		<nav
			className="pharos-pagination"
			aria-label={ __( 'Pagination', 'pharos-seo' ) }
		>
			<span className="pharos-pagination__range">
				{ sprintf(
					/* translators: 1: number of the first row shown. 2: number of the last one. 3: how many there are. */
					__( '%1$s–%2$s of %3$s', 'pharos-seo' ),
					formatNumber( first ),
					formatNumber( Math.min( first + perPage - 1, total ) ),
					formatNumber( total )
				) }
			</span>
			{ pages > 1 && (
				<ul className="pharos-pagination__pages">
					<li>
						{ beside(
							page - 1,
							__( 'Previous page', 'pharos-seo' ),
							isRTL() ? chevronRight : chevronLeft
						) }
					</li>
					{ pageNumbers( page, pages ).map( ( number, index ) =>
						number === null ? (
							<li key={ `gap-${ index }` } aria-hidden="true">
								…
							</li>
						) : (
							<li key={ number }>
								<Button
									variant={
										number === page ? 'primary' : 'tertiary'
									}
									aria-current={
										number === page ? 'page' : undefined
									}
									aria-label={ sprintf(
										/* translators: %s: number of a page. */
										__( 'Page %s', 'pharos-seo' ),
										formatNumber( number )
									) }
									onClick={ () => change( number ) }
								>
									{ formatNumber( number ) }
								</Button>
							</li>
						)
					) }
					<li>
						{ beside(
							page + 1,
							__( 'Next page', 'pharos-seo' ),
							isRTL() ? chevronLeft : chevronRight
						) }
					</li>
				</ul>
			) }
		</nav>
	);
}
