import { Modal, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as shortcutsStore } from '@wordpress/keyboard-shortcuts';
import { useSingleKeys } from '../search/use-single-keys';

/** The list of keyboard shortcuts, and the setting that turns off single-key shortcuts. */
export function ShortcutList( { onClose }: { onClose: () => void } ) {
	const [ hasSingleKeys, setSingleKeys ] = useSingleKeys();
	const shortcuts = useSelect( ( select ) => {
		const {
			getCategoryShortcuts,
			getShortcutDescription,
			getShortcutRepresentation,
		} = select( shortcutsStore );
		return getCategoryShortcuts( 'global' )
			.filter( ( name: string ) => name.startsWith( 'pharos/' ) )
			.map(
				( name: string ) =>
					`${ getShortcutRepresentation( name ) }\n${ getShortcutDescription( name ) }`
			)
			.join( '\t' );
	}, [] );

	return (
		<Modal
			className="pharos-dialog"
			title={ __( 'Keyboard shortcuts', 'pharos-seo' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<dl className="pharos-rows">
				{ shortcuts.split( '\t' ).map( ( shortcut ) => {
					const [ keys, description ] = shortcut.split( '\n' );
					return (
						<div key={ shortcut }>
							<dt>{ description }</dt>
							<dd>
								<kbd>{ keys }</kbd>
							</dd>
						</div>
					);
				} ) }
			</dl>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Single-key shortcuts', 'pharos-seo' ) }
				help={
					hasSingleKeys
						? __(
								'Turn these shortcuts off if you use speech input or press keys by accident.',
								'pharos-seo'
							)
						: __(
								'These shortcuts are turned off for you. This list is in the “More” menu.',
								'pharos-seo'
							)
				}
				checked={ hasSingleKeys }
				onChange={ setSingleKeys }
			/>
		</Modal>
	);
}
