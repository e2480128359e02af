import { Button } from '@wordpress/components';
import { useMediaQuery } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SAVING } from '../../../store';
import { useRescueFocus } from '../../components/rescue-focus';

/** Where the actions of a page become a bar that covers its end (see _style.scss). */
const PHONE = '(max-width: 600px)';

interface SaveActionProps {
	/** None: Save, or that it is being saved. */
	label?: string;
	/** There is nothing to save, nor to tell about the last save. */
	isIdle: boolean;
	/** There is something that can be saved now. */
	isReady: boolean;
	isSaving: boolean;
	onSave: () => void;
}

/**
 * Save in the header of a page: the loudest thing of it only while there is something to save, and not on phones before.
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
