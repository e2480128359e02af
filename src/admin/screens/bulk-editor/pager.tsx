import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { BulkPage } from '../../../../store';
import { focusHeading } from '../../navigation/focus-heading';
import { addressOf, rangeOf, type ListQuery } from './list-query';

interface PagerProps {
	query: ListQuery;
	page: BulkPage;
}

/** Which rows of all are shown, and the ways to the others. */
export function Pager( { query, page }: PagerProps ) {
	const { first, last } = rangeOf( query.page, page.keys.length );
	const format = ( number: number ) => number.toLocaleString();
	return (
		<nav
			className="pharos-bulk__pager"
			aria-label={ __( 'Pages of the list', 'pharos-seo' ) }
		>
			<span>
				{ sprintf(
					/* translators: 1: number of the first row shown. 2: number of the last one. 3: how many there are. */
					__( '%1$s–%2$s of %3$s', 'pharos-seo' ),
					format( first ),
					format( last ),
					format( page.total )
				) }
			</span>
			{ query.page > 1 && (
				<PageLink query={ query } to={ query.page - 1 }>
					{ __( 'Previous page', 'pharos-seo' ) }
				</PageLink>
			) }
			{ query.page < page.pages && (
				<PageLink query={ query } to={ query.page + 1 }>
					{ __( 'Next page', 'pharos-seo' ) }
				</PageLink>
			) }
		</nav>
	);
}

function PageLink( {
	query,
	to,
	children,
}: {
	query: ListQuery;
	to: number;
	children: string;
} ) {
	return (
		<Link
			className="components-button is-secondary is-next-40px-default-size"
			to={ { search: addressOf( { ...query, page: to } ) } }
			state={ focusHeading }
		>
			{ children }
		</Link>
	);
}
