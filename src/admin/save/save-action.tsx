import { Button } from '@wordpress/components';
import { useMediaQuery } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SAVING } from '../../../store';
import { useRescueFocus } from '../../components/rescue-focus';

/** Width below which the actions of a page are a bar at the bottom of the window (see _style.scss). */
const PHONE = '(max-width: 600px)';

interface SaveActionProps {
	/** Default: "Save", or "Saving..". */
	label?: string;
	/** Whether there is nothing to save, and no result of the last save to show. */
	isIdle: boolean;
	/** Whether there are changes that can be saved now. */
	isReady: boolean;
	isSaving: boolean;
	onSave: () => void;
}

/**
 * The Save button in the header of a page: primary only while there are changes, and hidden on mobile devices until then.
 */
export function SaveAction( props: SaveActionProps ) {
	const isPhone = useMediaQuery( PHONE );
	return isPhone && props.isIdle ? null : <SaveControl { ...props } />;
}

function SaveControl( {
	isSaving,
	label = isSaving ? SAVING : __( 'Save', 'pharos-seo' ),
	isReady,
	onSave,
}: SaveActionProps ) {
	const button = useRef< HTMLButtonElement >( null );
	useRescueFocus( button );
	return (
		<Button
			ref={ button }
			className="pharos-save-button"
			variant={ isReady || isSaving ? 'primary' : 'secondary' }
			isBusy={ isSaving }
			disabled={ ! isReady }
			accessibleWhenDisabled
			__next40pxDefaultSize
			onClick={ onSave }
		>
			{ label }
		</Button>
	);
}
