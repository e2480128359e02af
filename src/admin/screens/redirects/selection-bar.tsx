import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store, type Redirect } from '../../../../store';
import { rescueFocus } from '../../../components/rescue-focus';

interface SelectionBarProps {
	/** Those that are selected. */
	redirects: Redirect[];
	onClear: () => void;
}

/** What can be done about all selected redirects together. */
export function SelectionBar( { redirects, onClear }: SelectionBarProps ) {
	const { changeRedirects } = useDispatch( store );
	const [ isBusy, setIsBusy ] = useState( false );
	if ( redirects.length === 0 ) {
		return null;
	}
	const clear = () => {
		onClear();
		// The bar goes away.
		setTimeout( rescueFocus, 0 );
	};
	const run = async ( action: 'enable' | 'disable' | 'delete' ) => {
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		await changeRedirects( action, redirects );
		setIsBusy( false );
		clear();
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
		<div className="pharos-redirects__selection">
			<span>
				{ sprintf(
					/* translators: %d: number of redirects. */
					_n(
						'%d selected',
						'%d selected',
						redirects.length,
						'pharos-seo'
					),
					redirects.length
				) }
			</span>
			{ redirects.some( ( { enabled } ) => ! enabled ) &&
				button( 'enable', __( 'Turn on', 'pharos-seo' ) ) }
			{ redirects.some( ( { enabled } ) => enabled ) &&
				button( 'disable', __( 'Turn off', 'pharos-seo' ) ) }
			{ button( 'delete', __( 'Delete', 'pharos-seo' ) ) }
			<Button variant="tertiary" size="compact" onClick={ clear }>
				{ __( 'Clear selection', 'pharos-seo' ) }
			</Button>
		</div>
	);
}
