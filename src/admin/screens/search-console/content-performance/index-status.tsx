import { Button, ExternalLink, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, formatTime } from '../../../../../common/locale';
import { store, type Inspection } from '../../../../../store';
import { useSubmit } from '../../../../search-console/use-submit';

/** The index status of a page from Google, fetched on demand because Google limits the number of requests. */
export function IndexStatus( { url }: { url: string } ) {
	const { inspection, count } = useSelect(
		( select ) => ( {
			inspection: select( store ).getInspection( url ),
			count: select( store ).getSearchConsole()?.inspections,
		} ),
		[ url ]
	);
	const { inspectPage } = useDispatch( store );
	const { isBusy, error, submit } = useSubmit( () => inspectPage( url ) );
	return (
		<section className="pharos-page-panel__part">
			<h3>{ __( 'Index status', 'pharos-seo' ) }</h3>
			{ inspection && <Found inspection={ inspection } /> }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void submit() }
				__next40pxDefaultSize
			>
				{ inspection
					? __( 'Check again', 'pharos-seo' )
					: __( 'Check index status', 'pharos-seo' ) }
			</Button>
			{ count && (
				<p className="pharos-gsc-muted">
					{ sprintf(
						/* translators: 1: number of inspections today. 2: number that Google allows a day. */
						__(
							'%1$s of %2$s inspections used today.',
							'pharos-seo'
						),
						formatNumber( count.used ),
						formatNumber( count.limit )
					) }
				</p>
			) }
		</section>
	);
}

function Found( { inspection }: { inspection: Inspection } ) {
	const isBad = inspection.verdict === 'FAIL';
	const crawled = inspection.lastCrawl;
	return (
		<div role="status">
			<p className={ isBad ? 'is-bad' : '' }>
				<strong>
					{ inspection.coverage || verdictOf( inspection.verdict ) }
				</strong>
			</p>
			<dl>
				<dt>{ __( 'Last crawled', 'pharos-seo' ) }</dt>
				<dd>
					{ crawled
						? formatTime( crawled, {
								dateStyle: 'medium',
								timeStyle: 'short',
							} )
						: __( 'Never', 'pharos-seo' ) }
				</dd>
				<dt>{ __( 'Page fetch', 'pharos-seo' ) }</dt>
				<dd>{ fetchOf( inspection.fetch ) }</dd>
				<dt>{ __( 'Indexing', 'pharos-seo' ) }</dt>
				<dd>{ indexingOf( inspection ) }</dd>
				{ inspection.canonical && (
					<>
						<dt>
							{ __(
								'Canonical URL selected by Google',
								'pharos-seo'
							) }
						</dt>
						<dd>
							<bdi dir="ltr">{ inspection.canonical }</bdi>
						</dd>
					</>
				) }
			</dl>
			{ inspection.link && (
				<p>
					<ExternalLink href={ inspection.link }>
						{ __(
							'Open the full report in Search Console',
							'pharos-seo'
						) }
					</ExternalLink>
				</p>
			) }
		</div>
	);
}

function verdictOf( verdict: string ): string {
	switch ( verdict ) {
		case 'PASS':
			return __( 'The page is on Google.', 'pharos-seo' );
		case 'FAIL':
			return __( 'The page isn’t on Google.', 'pharos-seo' );
		case 'NEUTRAL':
			return __( 'The page isn’t indexed.', 'pharos-seo' );
		default:
			return __( 'The page is unknown to Google.', 'pharos-seo' );
	}
}

function indexingOf( { indexing, robots }: Inspection ): string {
	if ( robots === 'DISALLOWED' ) {
		return __( 'Blocked by robots.txt', 'pharos-seo' );
	}
	switch ( indexing ) {
		case 'INDEXING_ALLOWED':
			return __( 'Allowed', 'pharos-seo' );
		case 'BLOCKED_BY_META_TAG':
			return __( 'Set to noindex by the robots meta tag', 'pharos-seo' );
		case 'BLOCKED_BY_HTTP_HEADER':
			return __( 'Set to noindex by an HTTP header', 'pharos-seo' );
		default:
			return __( 'Unknown', 'pharos-seo' );
	}
}

function fetchOf( state: string ): string {
	switch ( state ) {
		case 'SUCCESSFUL':
			return __( 'Successful', 'pharos-seo' );
		case 'SOFT_404':
			return __( 'Soft 404', 'pharos-seo' );
		case 'NOT_FOUND':
			return __( 'Not found (404)', 'pharos-seo' );
		case 'BLOCKED_ROBOTS_TXT':
			return __( 'Blocked by robots.txt', 'pharos-seo' );
		case 'SERVER_ERROR':
			return __( 'Server error (5xx)', 'pharos-seo' );
		case 'REDIRECT_ERROR':
			return __( 'Redirect error', 'pharos-seo' );
		case 'ACCESS_DENIED':
		case 'ACCESS_FORBIDDEN':
		case 'BLOCKED_4XX':
			return __( 'Access denied', 'pharos-seo' );
		default:
			return __( 'Unknown', 'pharos-seo' );
	}
}
