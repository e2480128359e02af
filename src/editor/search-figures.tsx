import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { formatNumber, formatDay } from '../../common/locale';
import { request } from '../../common/rest';
import { announce } from '../components/announce';
import { useRequest } from '../components/use-request';
import { useSeo } from './fields';
import './search-figures.scss';

/** Response of GET /pharos/v1/search-console/post. */
interface PostFigures {
	clicks: number;
	impressions: number;
	position: number | null;
	/** The top five queries. */
	queries: {
		query: string;
		clicks: number;
		impressions: number;
		position: number | null;
	}[];
	start: string;
	end: string;
}

/**
 * The figures of the post in Google Search in the last 28 days, and its top queries, each with a button that makes it the
 * focus keyword.
 */
export default function SearchFigures( { id }: { id: number } ) {
	const ask = useCallback(
		async () =>
			(
				await request< { data: PostFigures | null } >( {
					path: addQueryArgs( '/pharos/v1/search-console/post', {
						id,
					} ),
				} )
			).data ?? undefined,
		[ id ]
	);
	const { value, failure } = useRequest( ask );
	if ( failure ) {
		return (
			<p className="pharos-search-figures">
				{ __(
					'The Search Console data couldn’t be loaded.',
					'pharos-seo'
				) }
			</p>
		);
	}
	return value ? <Figures figures={ value } /> : null;
}

function Figures( {
	figures: { clicks, impressions, position, queries, start, end },
}: {
	figures: PostFigures;
} ) {
	return (
		<section
			className="pharos-search-figures"
			aria-labelledby="pharos-search-figures-title"
		>
			<h2 id="pharos-search-figures-title">
				{ __( 'Google Search, last 28 days', 'pharos-seo' ) }
			</h2>
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
			<Queries queries={ queries } />
		</section>
	);
}

const decimal = ( value: number | null ): string =>
	formatNumber( value, { maximumFractionDigits: 1 } );

function Queries( { queries }: Pick< PostFigures, 'queries' > ) {
	const [ seo, change ] = useSeo();
	if ( ! seo || queries.length === 0 ) {
		return null;
	}
	return (
		<ul aria-label={ __( 'Top queries', 'pharos-seo' ) }>
			{ queries.map( ( { query, ...figures } ) => {
				const isUsed = seo.focus_keyword === query;
				return (
					<li key={ query }>
						<span>
							<bdi>{ query }</bdi>
							<span>
								{ sprintf(
									/* translators: 1: number of clicks. 2: average position. */
									__(
										'Clicks: %1$s, position: %2$s',
										'pharos-seo'
									),
									formatNumber( figures.clicks ),
									decimal( figures.position )
								) }
							</span>
						</span>
						<Button
							variant="secondary"
							size="small"
							disabled={ isUsed }
							accessibleWhenDisabled
							aria-label={
								isUsed
									? sprintf(
											/* translators: %s: search query. */
											__(
												'Focus keyword: %s',
												'pharos-seo'
											),
											query
										)
									: sprintf(
											/* translators: %s: search query. */
											__(
												'Use as focus keyword: %s',
												'pharos-seo'
											),
											query
										)
							}
							onClick={ () => {
								change( { focus_keyword: query } );
								announce(
									sprintf(
										/* translators: %s: search query. */
										__( 'Focus keyword: %s', 'pharos-seo' ),
										query
									)
								);
							} }
						>
							{ isUsed
								? __( 'Focus keyword', 'pharos-seo' )
								: __( 'Use as focus keyword', 'pharos-seo' ) }
						</Button>
					</li>
				);
			} ) }
		</ul>
	);
}
