import { Button, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { formatNumber } from '../../common/locale';
import { store, type CheckItem } from '../../store';
import { getBoot } from '../boot';
import { CheckBadge } from '../components/check-badge';

/** Maximum number of issues that are listed. */
const MOST = 3;

const ORDER: CheckItem[ 'status' ][] = [ 'error', 'warning', 'suggestion' ];

interface FinishProps {
	headingRef: RefObject< HTMLHeadingElement >;
	onBack: () => void;
}

/** The end of the wizard: runs the first site analysis and shows the most important issues. */
export function Finish( { headingRef, onBack }: FinishProps ) {
	const { items, counts, isRunning, hasFailed } = useSelect( ( select ) => {
		const {
			getCheckItems,
			getCheckCounts,
			getCheckFailures,
			hasResolutionFailed,
			isAwaitingChecks,
		} = select( store );
		return {
			items: getCheckItems(),
			counts: getCheckCounts(),
			isRunning: isAwaitingChecks(),
			hasFailed:
				hasResolutionFailed( 'getCheckItems', [] ) ||
				Object.keys( getCheckFailures() ).length > 0,
		};
	}, [] );
	const first = Object.entries( items ?? {} )
		.filter(
			( [ , { ignore, status } ] ) => ! ignore && ORDER.includes( status )
		)
		.sort(
			( [ , a ], [ , b ] ) =>
				ORDER.indexOf( a.status ) - ORDER.indexOf( b.status )
		)
		.slice( 0, MOST );
	const { pageUrl } = getBoot();
	return (
		<section
			className="pharos-card pharos-onboarding__step"
			aria-labelledby="pharos-onboarding-end"
		>
			<div>
				<h2
					ref={ headingRef }
					id="pharos-onboarding-end"
					tabIndex={ -1 }
				>
					{ __( 'Pharos SEO is set up', 'pharos-seo' ) }
				</h2>
				<div role="status">
					{ hasFailed && ! isRunning && (
						<p>
							{ __(
								'The site analysis couldn’t be completed. Open the dashboard to try again.',
								'pharos-seo'
							) }
						</p>
					) }
					{ ! hasFailed && ! counts && (
						<p className="pharos-onboarding__wait">
							<Spinner />
							{ __(
								'The first analysis of your site is running. You don’t have to wait for it.',
								'pharos-seo'
							) }
						</p>
					) }
					{ counts && (
						<p>
							{ counts.error + counts.warning === 0
								? __(
										'The first analysis of your site found no errors or warnings.',
										'pharos-seo'
									)
								: sprintf(
										/* translators: %s: a number. */
										_n(
											'The first analysis of your site found %s issue.',
											'The first analysis of your site found %s issues.',
											counts.error + counts.warning,
											'pharos-seo'
										),
										formatNumber(
											counts.error + counts.warning
										)
									) }
						</p>
					) }
				</div>
			</div>
			{ first.length > 0 && (
				<div>
					<h3>{ __( 'First steps', 'pharos-seo' ) }</h3>
					<ul className="pharos-onboarding__first">
						{ first.map( ( [ id, item ] ) => (
							<li key={ id }>
								<CheckBadge status={ item.status } />
								<a
									href={ `${ pageUrl }#/site-seo-analysis?check=${ id }` }
								>
									{ item.message }
								</a>
							</li>
						) ) }
					</ul>
				</div>
			) }
			<div className="pharos-onboarding__actions">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onBack }
				>
					{ __( 'Back', 'pharos-seo' ) }
				</Button>
				<span />
				<Button
					className="pharos-onboarding__next"
					variant="primary"
					__next40pxDefaultSize
					href={ `${ pageUrl }#/dashboard` }
				>
					{ __( 'Go to dashboard', 'pharos-seo' ) }
				</Button>
			</div>
		</section>
	);
}
