import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { getBoot } from '../../../boot';
import { ProTeaser } from '../../../components/pro-teaser';
import { PageActions } from '../../save/page-actions';

/** The actions for all checks, in the page's header. */
export function Actions() {
	const isRunning = useSelect(
		( select ) => select( store ).isRunningChecks(),
		[]
	);
	const { runChecks } = useDispatch( store );
	return (
		<PageActions>
			<ProTeaser
				label={ __( 'Fix All for Me', 'pharos-seo' ) }
				href={ getBoot().pricingUrl }
			/>
			<Button
				variant="secondary"
				isBusy={ isRunning }
				disabled={ isRunning }
				accessibleWhenDisabled
				onClick={ () => void runChecks() }
				__next40pxDefaultSize
			>
				{ __( 'Re-run Checks', 'pharos-seo' ) }
			</Button>
		</PageActions>
	);
}
