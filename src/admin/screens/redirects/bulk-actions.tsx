import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type Redirect } from '../../../../store';
import { rescueFocus } from '../../../components/rescue-focus';
import { SelectionBar } from '../../lists/selection';

interface BulkActionsProps {
	/** Those that are selected. */
	redirects: Redirect[];
	onClear: () => void;
}

/** What can be done about all selected redirects together. */
export function BulkActions( { redirects, onClear }: BulkActionsProps ) {
	const { changeRedirects } = useDispatch( store );
	const [ isBusy, setIsBusy ] = useState( false );
	const run = async ( action: 'enable' | 'disable' | 'delete' ) => {
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		await changeRedirects( action, redirects );
		setIsBusy( false );
		onClear();
		// The bar goes away.
		setTimeout( rescueFocus, 0 );
	};
	const button = (
		action: 'enable' | 'disable' | 'delete',
		label: string
	) => (
		<Button
			variant="secondary"
			size="compact"
			isDestructive={ action === 'delete' }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ () => void run( action ) }
		>
			{ label }
		</Button>
	);
	return (
		<SelectionBar count={ redirects.length } onClear={ onClear }>
			{ redirects.some( ( { enabled } ) => ! enabled ) &&
				button( 'enable', __( 'Turn on', 'pharos-seo' ) ) }
			{ redirects.some( ( { enabled } ) => enabled ) &&
				button( 'disable', __( 'Turn off', 'pharos-seo' ) ) }
			{ button( 'delete', __( 'Delete', 'pharos-seo' ) ) }
		</SelectionBar>
	);
}
