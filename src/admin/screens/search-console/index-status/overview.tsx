import { Button, Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber, formatTime } from '../../../../../common/locale';
import { store, type IndexStatus } from '../../../../../store';
import { hasPermission, SETTINGS_PERMISSION } from '../../../../permissions';
import { useSubmit } from '../../../../search-console/use-submit';

/** Milliseconds between two requests of the state while pages are checked. */
const PAUSE = 10_000;

/** The state of the checks, with a button that starts or pauses them. */
export function Overview( { status }: { status: IndexStatus } ) {
	const { turnIndexChecks } = useDispatch( store );
	const { isBusy, error, submit } = useSubmit( () =>
		turnIndexChecks( ! status.on )
	);
	useRefresh( status.on );
	return (
		<section
			className="pharos-card pharos-index"
			aria-labelledby="pharos-index-title"
		>
			<h2 id="pharos-index-title" className="pharos-card__title">
				{ __( 'Checks', 'pharos-seo' ) }
			</h2>
			{ status.started ? (
				<Figures status={ status } />
			) : (
				<p>
					{ __(
						'Pharos SEO asks Google for the status of each published page, in the background: new pages and pages with many clicks first, then the others. Google allows 2,000 inspections a day; some of them are left for you. Pages are checked again after 3 to 30 days, and changes are listed here.',
						'pharos-seo'
					) }
				</p>
			) }
			{ ( error || status.error ) && (
				<Notice
					className="pharos-index__notice"
					status="error"
					isDismissible={ false }
				>
					{ error || status.error }
				</Notice>
			) }
			{ status.overdue && (
				<Notice
					className="pharos-index__notice"
					status="warning"
					isDismissible={ false }
				>
					{ __(
						'The background job is overdue. Check under Tools > Site Health whether scheduled events run.',
						'pharos-seo'
					) }
				</Notice>
			) }
			{ hasPermission( SETTINGS_PERMISSION ) && (
				<div>
					<Button
						variant={ status.started ? 'secondary' : 'primary' }
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void submit() }
						__next40pxDefaultSize
					>
						{ labelOf( status ) }
					</Button>
				</div>
			) }
		</section>
	);
}

function labelOf( { on, started }: IndexStatus ): string {
	if ( on ) {
		return __( 'Pause checks', 'pharos-seo' );
	}
	return started
		? __( 'Resume checks', 'pharos-seo' )
		: __( 'Start checks', 'pharos-seo' );
}

/** Fetches the state again while pages are checked, and the screen is visible. */
function useRefresh( isOn: boolean ): void {
	const { invalidateResolutionForStoreSelector } = useDispatch( store );
	useEffect( () => {
		if ( ! isOn ) {
			return;
		}
		const timer = setInterval( () => {
			if ( ! document.hidden ) {
				void invalidateResolutionForStoreSelector( 'getIndexStatus' );
			}
		}, PAUSE );
		return () => clearInterval( timer );
	}, [ isOn, invalidateResolutionForStoreSelector ] );
}

function Figures( { status }: { status: IndexStatus } ) {
	const id = useInstanceId( Figures, 'pharos-index-progress' );
	const { counts, today } = status;
	return (
		<>
			<dl className="pharos-index__figures">
				<div>
					<dt>{ __( 'Indexed', 'pharos-seo' ) }</dt>
					<dd>{ formatNumber( counts.indexed ) }</dd>
				</div>
				<div>
					<dt>{ __( 'Not indexed', 'pharos-seo' ) }</dt>
					<dd>{ formatNumber( counts.not_indexed ) }</dd>
				</div>
				<div>
					<dt>{ __( 'Not checked yet', 'pharos-seo' ) }</dt>
					<dd>{ formatNumber( counts.pages - counts.checked ) }</dd>
				</div>
			</dl>
			<div className="pharos-index__progress">
				<progress
					aria-labelledby={ id }
					max={ Math.max( 1, counts.pages ) }
					value={ counts.checked }
				/>
				<p id={ id }>
					{ sprintf(
						/* translators: 1: number of checked pages. 2: number of all pages. */
						_n(
							'%1$s of %2$s page checked.',
							'%1$s of %2$s pages checked.',
							counts.pages,
							'pharos-seo'
						),
						formatNumber( counts.checked ),
						formatNumber( counts.pages )
					) }{ ' ' }
					{ stateText( status ) }
				</p>
				<p className="pharos-gsc-muted">
					{ sprintf(
						/* translators: 1: number of inspections today. 2: number that Google allows a day. 3: number that the checks leave. */
						__(
							'%1$s of %2$s inspections used today. The checks leave %3$s of them for you.',
							'pharos-seo'
						),
						formatNumber( today.used ),
						formatNumber( today.limit ),
						formatNumber( status.reserve )
					) }
				</p>
			</div>
		</>
	);
}

function stateText( { on, waits, next, error }: IndexStatus ): string {
	if ( ! on ) {
		return __( 'The checks are paused.', 'pharos-seo' );
	}
	const time = next
		? formatTime( next, { dateStyle: 'medium', timeStyle: 'short' } )
		: '';
	if ( error ) {
		return time
			? sprintf(
					/* translators: %s: a time. */
					__( 'Next attempt: %s.', 'pharos-seo' ),
					time
				)
			: '';
	}
	if ( waits === 'quota' ) {
		return sprintf(
			/* translators: %s: a time. */
			__(
				'The daily quota is used up. The checks continue: %s.',
				'pharos-seo'
			),
			time
		);
	}
	if ( waits === 'done' ) {
		return sprintf(
			/* translators: %s: a time. */
			__( 'All pages are up to date. Next check: %s.', 'pharos-seo' ),
			time
		);
	}
	return __(
		'Checking in the background. You can leave this page.',
		'pharos-seo'
	);
}
