import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../../store';
import { getBoot } from '../../../../boot';
import { ProTeaser } from '../../../../components/pro-teaser';
import { canFix, FixLink } from '../fix-link';
import { canHelp, canIgnore, canRestore, type CheckRow } from '../rows';
import { useIgnore } from '../use-ignore';

/** The actions for the check whose details are open. */
export function Footer( { row }: { row: CheckRow } ) {
	const { id, fix, help, message } = row;
	const isRunning = useSelect(
		( select ) => select( store ).isRunningCheck( id ),
		[ id ]
	);
	const { runCheck } = useDispatch( store );
	const { ignore, restore } = useIgnore();
	return (
		<>
			{ fix && (
				<FixLink fix={ fix } subject={ message } variant="primary" />
			) }
			{ fix && ! canFix( fix ) && (
				<p className="pharos-check__permission">
					{ __(
						'Only users with the permission “Settings” can fix this.',
						'pharos-seo'
					) }
				</p>
			) }
			<Button
				variant="secondary"
				isBusy={ isRunning }
				disabled={ isRunning }
				accessibleWhenDisabled
				onClick={ () => void runCheck( id ) }
			>
				{ __( 'Run check again', 'pharos-seo' ) }
			</Button>
			{ ( canIgnore( row ) || canRestore( row ) ) && (
				// The same button element for both actions, so that it keeps the focus.
				<Button
					variant="tertiary"
					onClick={ () =>
						canIgnore( row ) ? ignore( [ id ] ) : restore( [ id ] )
					}
				>
					{ canIgnore( row )
						? __( 'Ignore', 'pharos-seo' )
						: __( 'Restore', 'pharos-seo' ) }
				</Button>
			) }
			{ help && (
				<ExternalLink href={ help }>
					{ __( 'About this check', 'pharos-seo' ) }
				</ExternalLink>
			) }
			{ canHelp( row ) && (
				<ProTeaser
					label={ helpLabel( row ) }
					href={ getBoot().pricingUrl }
				/>
			) }
		</>
	);
}

/**
 * Returns the label of the paid edition's offer: to change a setting, or to help with a manual fix.
 *
 * @param row     The check.
 * @param row.fix
 */
const helpLabel = ( { fix }: CheckRow ): string =>
	fix
		? __( 'Fix it for me', 'pharos-seo' )
		: __( 'Help Me Fix', 'pharos-seo' );
