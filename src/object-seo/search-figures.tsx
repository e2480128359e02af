import { Button, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { formatDay, formatNumber } from '../../common/locale';
import { announce } from '../components/announce';
import './search-figures.scss';
import type { PostFigures } from './types';

const decimal = ( value: number | null ): string =>
	formatNumber( value, { maximumFractionDigits: 1 } );

/** The figures of the post in Google Search in the last 28 days: one line that opens. */
export function SearchFigures( {
	figures: { clicks, impressions, position, start, end },
}: {
	figures: PostFigures;
} ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<section className="pharos-search-figures">
			<h2>
				<Button
					aria-expanded={ isOpen }
					onClick={ () => setOpen( ! isOpen ) }
				>
					<span>
						{ sprintf(
							/* translators: %s: number of clicks. */
							_n(
								'Google Search: %s click in 28 days',
								'Google Search: %s clicks in 28 days',
								clicks,
								'pharos-seo'
							),
							formatNumber( clicks )
						) }
					</span>
					<Icon icon={ isOpen ? chevronUp : chevronDown } />
				</Button>
			</h2>
			{ isOpen && (
				<dl
					title={ sprintf(
						/* translators: 1: first day. 2: last day. */
						__( '%1$s to %2$s', 'pharos-seo' ),
						formatDay( start ),
						formatDay( end )
					) }
				>
					<div>
						<dt>{ __( 'Clicks', 'pharos-seo' ) }</dt>
						<dd>{ formatNumber( clicks ) }</dd>
					</div>
					<div>
						<dt>{ __( 'Impressions', 'pharos-seo' ) }</dt>
						<dd>{ formatNumber( impressions ) }</dd>
					</div>
					<div>
						<dt>{ __( 'Position', 'pharos-seo' ) }</dt>
						<dd>{ decimal( position ) }</dd>
					</div>
				</dl>
			) }
		</section>
	);
}

interface QueriesProps extends Pick< PostFigures, 'queries' > {
	keyword: string;
	onChoose: ( keyword: string ) => void;
}

/** The top queries of the post, as suggestions for the focus keyword. */
export function Queries( { queries, keyword, onChoose }: QueriesProps ) {
	return queries.length === 0 ? null : (
		<div className="pharos-search-queries">
			<span>{ __( 'Top queries', 'pharos-seo' ) }</span>
			<ul aria-label={ __( 'Top queries', 'pharos-seo' ) }>
				{ queries.map( ( { query, clicks, position } ) => {
					const isUsed = keyword === query;
					const label = isUsed
						? /* translators: %s: search query. */
							__( 'Focus keyword: %s', 'pharos-seo' )
						: /* translators: %s: search query. */
							__( 'Use as focus keyword: %s', 'pharos-seo' );
					return (
						<li key={ query }>
							<Button
								variant="secondary"
								size="small"
								disabled={ isUsed }
								accessibleWhenDisabled
								aria-label={ sprintf( label, query ) }
								title={ sprintf(
									/* translators: 1: number of clicks. 2: average position. */
									__(
										'Clicks: %1$s, position: %2$s',
										'pharos-seo'
									),
									formatNumber( clicks ),
									decimal( position )
								) }
								onClick={ () => {
									onChoose( query );
									announce(
										sprintf(
											/* translators: %s: search query. */
											__(
												'Focus keyword: %s',
												'pharos-seo'
											),
											query
										)
									);
								} }
							>
								<bdi>{ query }</bdi>
							</Button>
						</li>
					);
				} ) }
			</ul>
		</div>
	);
}
