import { Button } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { store, type RestorePlan } from '../../../../store';
import { ConfirmModal } from '../../../components/confirm-modal';
import { useAttempt } from './result/use-attempt';
import { countsText, dateText } from './labels';

/** A button that reverts migrations, after showing how many items that affects. */
export function RestoreButton() {
	const { resolveSelect } = useRegistry();
	const { restoreBackup } = useDispatch( store );
	const [ plan, setPlan ] = useState< RestorePlan | null >( null );

	const [ isBusy, ask ] = useAttempt( async () =>
		setPlan( await resolveSelect( store ).getRestorePlan() )
	);

	return (
		<>
			<Button
				variant="tertiary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-haspopup="dialog"
				onClick={ ask }
			>
				{ __( 'Restore previous data', 'pharos-seo' ) }
			</Button>
			{ plan && (
				<ConfirmModal
					title={
						plan.begun
							? __( 'Continue restoring?', 'pharos-seo' )
							: __( 'Restore previous data?', 'pharos-seo' )
					}
					confirmLabel={ __( 'Restore', 'pharos-seo' ) }
					isDestructive
					onConfirm={ () =>
						restoreBackup(
							plan.id,
							plan.posts +
								plan.terms +
								plan.authors +
								plan.redirects
						)
					}
					onClose={ () => setPlan( null ) }
				>
					<Plan plan={ plan } />
				</ConfirmModal>
			) }
		</>
	);
}

function Plan( { plan }: { plan: RestorePlan } ) {
	const { time, settings, robots_txt: robotsTxt, left_out: leftOut } = plan;
	const rows = [
		countsText( plan ),
		settings > 0
			? sprintf(
					/* translators: %s: number of settings. */
					_n( '%s setting', '%s settings', settings, 'pharos-seo' ),
					formatNumber( settings )
				)
			: '',
		robotsTxt ? 'robots.txt' : '',
	].filter( ( row ) => row !== '' );
	const refused = Object.entries( leftOut );
	return (
		<>
			<p>
				{ rows.length === 0
					? __( 'There is nothing left to restore.', 'pharos-seo' )
					: sprintf(
							/* translators: %s: date and time. */
							__(
								'SEO data from before the migration of %s is restored for:',
								'pharos-seo'
							),
							dateText( time )
						) }
			</p>
			{ rows.length > 0 && (
				<ul className="pharos-migrate__facts">
					{ rows.map( ( row ) => (
						<li key={ row }>{ row }</li>
					) ) }
				</ul>
			) }
			<p>
				{ __(
					'Items edited since the migration aren’t changed. Your current settings are backed up first. Plugins aren’t reactivated.',
					'pharos-seo'
				) }
			</p>
			{ refused.length > 0 && (
				<>
					<p>
						{ __(
							'These settings can’t be restored and aren’t changed:',
							'pharos-seo'
						) }
					</p>
					<ul className="pharos-migrate__facts">
						{ refused.map( ( [ key, why ] ) => (
							<li key={ key }>
								<code dir="ltr">{ key }</code> { why }
							</li>
						) ) }
					</ul>
				</>
			) }
		</>
	);
}
